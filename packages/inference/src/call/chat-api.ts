/**
 * OpenAI's two APIs for chat. Chat Completions (`/chat/completions`), the first, is what nearly every provider speaks;
 * Responses (`/responses`) is spoken by OpenAI, by the Hub's router, and by some servers of one's own.
 */
export const chatApis = ["chat-completions", "responses"] as const;

/** The API by which a chat is asked for: an entry of `chatApis`. */
export type ChatApi = (typeof chatApis)[number];
