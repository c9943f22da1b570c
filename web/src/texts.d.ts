declare module "texts:languages" {
  import type { Message } from "@fluent/bundle";
  /** Every language, by the name of its folder: how it calls itself, and what every page says. */
  const languages: Record<
    string,
    { name: string; load: () => Promise<{ default: Record<string, Message["value"]> }> }
  >;
  export default languages;
}

declare module "*.ftl" {
  import type { Message } from "@fluent/bundle";
  const messages: Record<string, Message["value"]>;
  export default messages;
}
