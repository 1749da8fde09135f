import { defineProvider, withTasks } from "./define-provider.ts";
import { completionByChat, openAiChat } from "./openai.ts";
import type { ProviderAccess } from "./provider.ts";

/** Groq has no completions endpoint: a prompt is sent as a chat message. */
export const groqChat = defineProvider({
    id: "groq",
    name: "Groq",
    organization: "groq",
    baseUrl: "https://api.groq.com",
    tasks: { conversational: openAiChat("/openai/v1/chat/completions") },
});

export const groq = withTasks(groqChat, {
    "text-generation": completionByChat("/openai/v1/chat/completions"),
});

export const groqAccess: ProviderAccess = { keyVariables: [], madeUpKey: "gsk_sandbox" };
