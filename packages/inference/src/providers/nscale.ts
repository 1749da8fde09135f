import { openAiChat, openAiImages } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, withTasks } from "./provider.ts";

export const chat = defineProvider({
    id: "nscale",
    name: "Nscale",
    organization: "nscale",
    baseUrl: "https://inference.api.nscale.com",
    tasks: { conversational: openAiChat() },
});

export const provider = withTasks(chat, {
    "text-to-image": openAiImages("/v1/images/generations", { hasNoUrl: () => true }),
});

export const access: ProviderAccess = { keyVariables: ["NSCALE_SERVICE_TOKEN"] };
