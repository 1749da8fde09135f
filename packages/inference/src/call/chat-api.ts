/**
 * OpenAI's two APIs for chat. Nearly every provider supports Chat Completions (`/chat/completions`); OpenAI, the Hub's
 * router and some custom endpoints support Responses (`/responses`).
 */
export const chatApis = ["chat-completions", "responses"] as const;

/** The API that a chat is sent to: an entry of `chatApis`. */
export type ChatApi = (typeof chatApis)[number];
