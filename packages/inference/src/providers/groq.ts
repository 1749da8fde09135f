import { defineProvider } from "./define-provider.ts";
import { completionByChat, openAiChat } from "./openai.ts";

/** Groq has no completions endpoint: a text goes there as a message. */
export const groq = defineProvider({
    id: "groq",
    name: "Groq",
    organization: "groq",
    baseUrl: "https://api.groq.com",
    tasks: {
        conversational: openAiChat("/openai/v1/chat/completions"),
        "text-generation": completionByChat("/openai/v1/chat/completions"),
    },
});
