import { defineProvider, withTasks } from "./define-provider.ts";
import { openAiChat, openAiImages } from "./openai.ts";
import type { ProviderAccess } from "./provider.ts";

export const nscaleChat = defineProvider({
    id: "nscale",
    name: "Nscale",
    organization: "nscale",
    baseUrl: "https://inference.api.nscale.com",
    tasks: { conversational: openAiChat() },
});

export const nscale = withTasks(nscaleChat, {
    "text-to-image": openAiImages("/v1/images/generations", { hasNoUrl: true }),
});

export const nscaleAccess: ProviderAccess = { keyVariables: ["NSCALE_SERVICE_TOKEN"] };
