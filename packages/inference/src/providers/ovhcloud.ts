import { openAiChat, openAiCompletion } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, withTasks } from "./provider.ts";

export const chat = defineProvider({
    id: "ovhcloud",
    name: "OVHcloud AI Endpoints",
    organization: "ovhcloud",
    baseUrl: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
    tasks: { conversational: openAiChat() },
});

export const provider = withTasks(chat, {
    "text-generation": openAiCompletion(),
});

export const access: ProviderAccess = {
    keyVariables: ["OVHCLOUD_AI_ENDPOINTS_API_KEY", "OVH_AI_ENDPOINTS_ACCESS_TOKEN", "OVH_API_KEY"],
};
