import { defineProvider } from "./define-provider.ts";
import { openAiChat, openAiCompletion } from "./openai.ts";

export const featherlessAi = defineProvider({
    id: "featherless-ai",
    name: "Featherless AI",
    organization: "featherless-ai",
    baseUrl: "https://api.featherless.ai",
    tasks: { conversational: openAiChat(), "text-generation": openAiCompletion() },
});
