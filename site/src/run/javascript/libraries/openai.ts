/** The official client of OpenAI, as one file. */
export * from "openai";
export { default } from "openai";
