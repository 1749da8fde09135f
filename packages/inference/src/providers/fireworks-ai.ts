import { openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess } from "./provider.ts";

export const provider = defineProvider({
    id: "fireworks-ai",
    name: "Fireworks",
    organization: "fireworks-ai",
    baseUrl: "https://api.fireworks.ai",
    tasks: { conversational: openAiChat("/inference/v1/chat/completions") },
});

export const access: ProviderAccess = {
    keyVariables: ["FIREWORKSAI_API_KEY", "FIREWORKS_AI_TOKEN", "FIREWORKS_API_KEY"],
    madeUpKey: "fw_sandbox",
};
