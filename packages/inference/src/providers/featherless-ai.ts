import { openAiChat, openAiCompletion } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, withTasks } from "./provider.ts";

export const chat = defineProvider({
    id: "featherless-ai",
    name: "Featherless AI",
    organization: "featherless-ai",
    baseUrl: "https://api.featherless.ai",
    tasks: { conversational: openAiChat() },
});

export const provider = withTasks(chat, {
    "text-generation": openAiCompletion(),
});

export const access: ProviderAccess = { keyVariables: ["FEATHERLESS_API_KEY"] };
