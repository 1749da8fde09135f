import { defineProvider } from "./define-provider.ts";
import { openAiChat, openAiCompletion } from "./openai.ts";

export const ovhcloud = defineProvider({
    id: "ovhcloud",
    name: "OVHcloud AI Endpoints",
    organization: "ovhcloud",
    baseUrl: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
    tasks: { conversational: openAiChat(), "text-generation": openAiCompletion() },
});
