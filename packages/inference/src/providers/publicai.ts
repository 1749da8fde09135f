import { openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess } from "./provider.ts";

export const provider = defineProvider({
    id: "publicai",
    name: "Public AI",
    organization: "publicai",
    baseUrl: "https://api.publicai.co",
    tasks: { conversational: openAiChat() },
});

export const access: ProviderAccess = { keyVariables: [] };
