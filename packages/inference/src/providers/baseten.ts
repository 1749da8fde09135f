import { openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess } from "./provider.ts";

export const provider = defineProvider({
    id: "baseten",
    name: "Baseten",
    organization: "baseten",
    baseUrl: "https://inference.baseten.co",
    tasks: { conversational: openAiChat() },
});

export const access: ProviderAccess = { keyVariables: ["BASETEN_KEY"] };
