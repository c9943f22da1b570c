declare module "texts:languages" {
  /** Every language, by the name of its folder: how it calls itself, and what every page says. */
  const languages: Record<string, { name: string; load: () => Promise<{ default: string }> }>;
  export default languages;
}

declare module "*.ftl" {
  const messages: string;
  export default messages;
}
