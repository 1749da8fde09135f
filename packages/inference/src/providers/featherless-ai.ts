import { defineProvider, withTasks } from "./define-provider.ts";
import { openAiChat, openAiCompletion } from "./openai.ts";
import type { ProviderAccess } from "./provider.ts";

export const featherlessAiChat = defineProvider({
    id: "featherless-ai",
    name: "Featherless AI",
    organization: "featherless-ai",
    baseUrl: "https://api.featherless.ai",
    tasks: { conversational: openAiChat() },
});

export const featherlessAi = withTasks(featherlessAiChat, {
    "text-generation": openAiCompletion(),
});

export const featherlessAiAccess: ProviderAccess = { keyVariables: ["FEATHERLESS_API_KEY"] };
