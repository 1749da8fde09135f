import { openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess } from "./provider.ts";

export const provider = defineProvider({
    id: "cohere",
    name: "Cohere",
    organization: "CohereLabs",
    baseUrl: "https://api.cohere.com",
    tasks: { conversational: openAiChat("/compatibility/v1/chat/completions") },
});

export const access: ProviderAccess = {
    keyVariables: ["CO_API_KEY"],
    apiHosts: ["api.cohere.ai"],
};
