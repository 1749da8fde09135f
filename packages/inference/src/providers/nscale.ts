import { defineProvider } from "./define-provider.ts";
import { openAiChat, openAiImages } from "./openai.ts";

export const nscale = defineProvider({
    id: "nscale",
    name: "Nscale",
    organization: "nscale",
    baseUrl: "https://inference.api.nscale.com",
    tasks: { conversational: openAiChat(), "text-to-image": openAiImages() },
});
