import { defineProvider, withTasks } from "./define-provider.ts";
import { openAiChat, openAiCompletion } from "./openai.ts";

export const ovhcloudChat = defineProvider({
    id: "ovhcloud",
    name: "OVHcloud AI Endpoints",
    organization: "ovhcloud",
    baseUrl: "https://oai.endpoints.kepler.ai.cloud.ovh.net",
    tasks: { conversational: openAiChat() },
});

export const ovhcloud = withTasks(ovhcloudChat, {
    "text-generation": openAiCompletion(),
});
