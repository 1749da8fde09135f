import { defineProvider } from "./define-provider.ts";
import { openAiChat, openAiCompletion, openAiEmbeddings } from "./openai.ts";

export const scaleway = defineProvider({
    id: "scaleway",
    name: "Scaleway",
    organization: "scaleway",
    baseUrl: "https://api.scaleway.ai",
    tasks: {
        conversational: openAiChat(),
        "text-generation": openAiCompletion(),
        "feature-extraction": openAiEmbeddings(),
    },
});
