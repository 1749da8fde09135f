/** The Hub, live, for those who have a network: it is asked what the catalogue is asked. */
export { createHub, type Hub, type HubFilter, type HubSettings, type QuestionOptions } from "./hub.ts";
export type { ChatModel } from "./terms.ts";
export { type Served, type Sources, whoServes } from "./who-serves.ts";
