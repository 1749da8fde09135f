/** The live Hub, which answers the same questions as the catalogue. */
export { createHub, type Hub, type HubFilter, type HubSettings, type QuestionOptions } from "./hub.ts";
export type { ChatModel } from "./terms.ts";
export { type Served, type Sources, whoServes } from "./who-serves.ts";
