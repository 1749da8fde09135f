/** Bundles OpenAI's official client. */
export * from "openai";
export { default } from "openai";
