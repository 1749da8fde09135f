import { defineProvider, withTasks } from "./define-provider.ts";
import { completionByChat, openAiChat } from "./openai-api.ts";
import type { ProviderAccess } from "./provider.ts";

/** Groq has no completions endpoint: a prompt is sent as a chat message. */
export const chat = defineProvider({
    id: "groq",
    name: "Groq",
    organization: "groq",
    baseUrl: "https://api.groq.com",
    tasks: { conversational: openAiChat("/openai/v1/chat/completions") },
});

export const provider = withTasks(chat, {
    "text-generation": completionByChat("/openai/v1/chat/completions"),
});

export const access: ProviderAccess = { keyVariables: [], madeUpKey: "gsk_sandbox" };
