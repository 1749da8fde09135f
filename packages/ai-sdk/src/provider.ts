/** The provider: one factory for each kind of model, over one target. */
import type {
    EmbeddingModelV4,
    Experimental_VideoModelV4,
    ImageModelV4,
    LanguageModelV4,
    ProviderV4,
    SpeechModelV4,
    TranscriptionModelV4,
} from "@ai-sdk/provider";
import type { TaskId } from "@callsheet/inference";
import { languageModel } from "./chat/language-model.ts";
import { embeddingModel } from "./embedding-model.ts";
import { imageModel, speechModel, transcriptionModel, videoModel } from "./media-models.ts";
import {
    type CallsheetModel,
    type CallsheetSettings,
    contextOf,
    type ModelContext,
    type ModelType,
} from "./model-context.ts";

/** Models by their ids on the Hub, such as `meta-llama/Llama-3.1-8B-Instruct`. */
export interface CallsheetProvider extends ProviderV4 {
    /**
     * A model for `generateText` and `streamText`.
     *
     * @param modelId the model's id on the Hub, such as `meta-llama/Llama-3.1-8B-Instruct`
     * @param settings replace those of the provider; default none
     * @returns the model, which sends nothing before it is used
     * @example
     * import { callsheet } from "@callsheet/ai-sdk";
     * import { generateText } from "ai";
     *
     * const model = callsheet("meta-llama/Llama-3.1-8B-Instruct", { provider: "groq" });
     * const { text } = await generateText({ model, prompt: "Why is the sky blue?" });
     */
    (modelId: string, settings?: CallsheetModel): LanguageModelV4;
    /** A model for `generateText` and `streamText`. */
    languageModel(modelId: string, settings?: CallsheetModel): LanguageModelV4;
    /** A model for `embed` and `embedMany`. */
    embeddingModel(modelId: string, settings?: CallsheetModel): EmbeddingModelV4;
    /** A model for `generateImage`: from a prompt, or from an image and a prompt. */
    imageModel(modelId: string, settings?: CallsheetModel): ImageModelV4;
    /** A model for `generateSpeech`. */
    speechModel(modelId: string, settings?: CallsheetModel): SpeechModelV4;
    /** A model for `transcribe`. */
    transcriptionModel(modelId: string, settings?: CallsheetModel): TranscriptionModelV4;
    /** A model for `experimental_generateVideo`: from a prompt, or from an image and a prompt. */
    videoModel(modelId: string, settings?: CallsheetModel): Experimental_VideoModelV4;
}

/**
 * Creates a provider for the AI SDK. Nothing is sent before a model is used.
 *
 * Parameters that the AI SDK has no name for go into `providerOptions.callsheet`, and are sent unchanged. The AI SDK
 * repeats failed calls (`maxRetries`), so the client does not.
 *
 * @param settings the token, the inference provider and the options of all calls
 * @returns the provider, which is also a function: `callsheet("owner/name")` is a language model
 * @throws NoSuchModelError of the AI SDK from each kind of model, for a provider that does not serve it
 * @example
 * import { createCallsheet } from "@callsheet/ai-sdk";
 * import { generateText } from "ai";
 *
 * const callsheet = createCallsheet({ provider: "groq" });
 * const model = callsheet("meta-llama/Llama-3.1-8B-Instruct");
 * const { text } = await generateText({ model, prompt: "Why is the sky blue?" });
 */
export function createCallsheet(settings: CallsheetSettings = {}): CallsheetProvider {
    const of =
        <Model>(modelType: ModelType, tasks: readonly TaskId[], make: (model: ModelContext) => Model) =>
        (modelId: string, own: CallsheetModel = {}): Model =>
            make(contextOf(modelId, { ...settings, ...own }, { modelType, tasks }));
    const language = of("languageModel", ["conversational"], languageModel);
    return Object.assign((modelId: string, own?: CallsheetModel) => language(modelId, own), {
        specificationVersion: "v4" as const,
        languageModel: language,
        embeddingModel: of("embeddingModel", ["feature-extraction"], embeddingModel),
        imageModel: of("imageModel", ["text-to-image", "image-to-image"], imageModel),
        speechModel: of("speechModel", ["text-to-speech"], speechModel),
        transcriptionModel: of("transcriptionModel", ["automatic-speech-recognition"], transcriptionModel),
        videoModel: of("videoModel", ["text-to-video", "image-to-video"], videoModel),
    });
}

/** The provider with its default settings. */
export const callsheet: CallsheetProvider = createCallsheet();
