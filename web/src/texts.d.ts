declare module "texts:*" {
  const messages: string;
  export default messages;
}

declare module "*.ftl" {
  const messages: string;
  export default messages;
}
