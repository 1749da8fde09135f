import {
    openAiChat,
    openAiCompletion,
    openAiEmbeddings,
    openAiImages,
    openAiSpeech,
    openAiTranscription,
} from "./openai-api.ts";
import { defineProvider, type ProviderAccess, withTasks } from "./provider.ts";

export const chat = defineProvider({
    id: "deepinfra",
    name: "DeepInfra",
    organization: "DeepInfra",
    baseUrl: "https://api.deepinfra.com",
    tasks: { conversational: openAiChat("/v1/openai/chat/completions") },
});

export const provider = withTasks(chat, {
    "text-generation": openAiCompletion("/v1/openai/completions"),
    "feature-extraction": openAiEmbeddings("/v1/openai/embeddings"),
    "text-to-image": openAiImages("/v1/openai/images/generations"),
    "text-to-speech": openAiSpeech("/v1/openai/audio/speech"),
    "automatic-speech-recognition": openAiTranscription("/v1/openai/audio/transcriptions"),
});

export const access: ProviderAccess = { keyVariables: ["DEEPINFRA_API_TOKEN", "DEEPINFRA_TOKEN"] };
