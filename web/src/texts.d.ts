/** Patterns by key, parsed when the client was built. */
// eslint-disable-next-line @typescript-eslint/consistent-type-imports -- an import would make this file a module
type Messages = Record<string, import("@fluent/bundle").Message["value"]>;

declare module "texts:languages" {
  /** Every language, by the name of its folder: how it calls itself, and what every page says. */
  const languages: Record<string, { name: string; load: () => Promise<{ default: Messages }> }>;
  export default languages;
}

declare module "*.ftl" {
  const messages: Messages;
  export default messages;
}
