import { openAiChat, openAiCompletion, openAiEmbeddings } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, withTasks } from "./provider.ts";

export const chat = defineProvider({
    id: "scaleway",
    name: "Scaleway",
    organization: "scaleway",
    baseUrl: "https://api.scaleway.ai",
    tasks: { conversational: openAiChat() },
});

export const provider = withTasks(chat, {
    "text-generation": openAiCompletion(),
    "feature-extraction": openAiEmbeddings(),
});

export const access: ProviderAccess = {
    keyVariables: ["SCALEWAY_SECRET_KEY", "SCW_API_KEY", "SCW_SECRET_KEY"],
    madeUpKey: "00000000-0000-4000-8000-000000000000",
};
