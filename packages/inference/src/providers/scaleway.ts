import { defineProvider, withTasks } from "./define-provider.ts";
import { openAiChat, openAiCompletion, openAiEmbeddings } from "./openai.ts";

export const scalewayChat = defineProvider({
    id: "scaleway",
    name: "Scaleway",
    organization: "scaleway",
    baseUrl: "https://api.scaleway.ai",
    tasks: { conversational: openAiChat() },
});

export const scaleway = withTasks(scalewayChat, {
    "text-generation": openAiCompletion(),
    "feature-extraction": openAiEmbeddings(),
});
