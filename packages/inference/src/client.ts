/** The client: every helper, with the token and the defaults filled in. */
import { request, streamingRequest } from "./request/any-task.ts";
import type { Options, Target } from "./request/perform.ts";
import { audioClassification } from "./tasks/audio-classification.ts";
import { audioToAudio } from "./tasks/audio-to-audio.ts";
import { automaticSpeechRecognition } from "./tasks/automatic-speech-recognition.ts";
import { chatCompletion, chatCompletionStream } from "./tasks/conversational.ts";
import { documentQuestionAnswering } from "./tasks/document-question-answering.ts";
import { featureExtraction } from "./tasks/feature-extraction.ts";
import { fillMask } from "./tasks/fill-mask.ts";
import { imageClassification } from "./tasks/image-classification.ts";
import { imageSegmentation } from "./tasks/image-segmentation.ts";
import { imageTextToImage } from "./tasks/image-text-to-image.ts";
import { imageTextToVideo } from "./tasks/image-text-to-video.ts";
import { imageToImage } from "./tasks/image-to-image.ts";
import { imageToText } from "./tasks/image-to-text.ts";
import { imageToVideo } from "./tasks/image-to-video.ts";
import { objectDetection } from "./tasks/object-detection.ts";
import { questionAnswering } from "./tasks/question-answering.ts";
import { sentenceSimilarity } from "./tasks/sentence-similarity.ts";
import { summarization } from "./tasks/summarization.ts";
import { tableQuestionAnswering } from "./tasks/table-question-answering.ts";
import { tabularClassification } from "./tasks/tabular-classification.ts";
import { tabularRegression } from "./tasks/tabular-regression.ts";
import { textClassification } from "./tasks/text-classification.ts";
import { textGeneration, textGenerationStream } from "./tasks/text-generation.ts";
import { textToAudio } from "./tasks/text-to-audio.ts";
import { textToImage } from "./tasks/text-to-image.ts";
import { textToSpeech } from "./tasks/text-to-speech.ts";
import { textToVideo } from "./tasks/text-to-video.ts";
import { tokenClassification } from "./tasks/token-classification.ts";
import { translation } from "./tasks/translation.ts";
import { visualQuestionAnswering } from "./tasks/visual-question-answering.ts";
import { zeroShotClassification } from "./tasks/zero-shot-classification.ts";
import { zeroShotImageClassification } from "./tasks/zero-shot-image-classification.ts";

/** What every call of a client is made with, unless the call says otherwise. */
export type ClientDefaults = Omit<Target, "accessToken"> & Options;

/**
 * One method per task. The same helpers are free functions, for programs that bundle only what they use.
 *
 * @example
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * await client.textClassification({ model: "ProsusAI/finbert", inputs: "Profits rose again." });
 */
export class InferenceClient {
    readonly #accessToken: string | undefined;
    readonly #defaults: ClientDefaults;

    /**
     * @param accessToken a Hub token (`hf_…`), or a provider's own key. Without one, calls go out as anybody's.
     * @param defaults the model, provider, endpoint, organisation that pays, fetch, for every call
     */
    constructor(accessToken?: string, defaults: ClientDefaults = {}) {
        this.#accessToken = accessToken;
        this.#defaults = defaults;
    }

    /**
     * The same client, calling a server of one's own.
     *
     * @param endpointUrl the server's address: its host, its `/v1` base, or where the task itself is
     * @returns a client with the same token and defaults, all of whose calls go there
     * @example await client.endpoint("http://localhost:8080").chatCompletion({ messages: [{ role: "user", content: "Hi" }] });
     */
    endpoint(endpointUrl: string): InferenceClientEndpoint {
        return new InferenceClientEndpoint(this.#accessToken, { ...this.#defaults, endpointUrl });
    }

    readonly audioClassification = this.#bind(audioClassification);
    readonly audioToAudio = this.#bind(audioToAudio);
    readonly automaticSpeechRecognition = this.#bind(automaticSpeechRecognition);
    readonly chatCompletion = this.#bind(chatCompletion);
    readonly chatCompletionStream = this.#bind(chatCompletionStream);
    readonly documentQuestionAnswering = this.#bind(documentQuestionAnswering);
    readonly featureExtraction = this.#bind(featureExtraction);
    readonly fillMask = this.#bind(fillMask);
    readonly imageClassification = this.#bind(imageClassification);
    readonly imageSegmentation = this.#bind(imageSegmentation);
    readonly imageTextToImage = this.#bind(imageTextToImage);
    readonly imageTextToVideo = this.#bind(imageTextToVideo);
    readonly imageToImage = this.#bind(imageToImage);
    readonly imageToText = this.#bind(imageToText);
    readonly imageToVideo = this.#bind(imageToVideo);
    readonly objectDetection = this.#bind(objectDetection);
    readonly questionAnswering = this.#bind(questionAnswering);
    readonly sentenceSimilarity = this.#bind(sentenceSimilarity);
    readonly summarization = this.#bind(summarization);
    readonly tableQuestionAnswering = this.#bind(tableQuestionAnswering);
    readonly tabularClassification = this.#bind(tabularClassification);
    readonly tabularRegression = this.#bind(tabularRegression);
    readonly textClassification = this.#bind(textClassification);
    readonly textGeneration = this.#bind(textGeneration);
    readonly textGenerationStream = this.#bind(textGenerationStream);
    readonly textToAudio = this.#bind(textToAudio);
    readonly textToImage = this.#bind(textToImage);
    readonly textToSpeech = this.#bind(textToSpeech);
    readonly textToVideo = this.#bind(textToVideo);
    readonly tokenClassification = this.#bind(tokenClassification);
    readonly translation = this.#bind(translation);
    readonly visualQuestionAnswering = this.#bind(visualQuestionAnswering);
    readonly zeroShotClassification = this.#bind(zeroShotClassification);
    readonly zeroShotImageClassification = this.#bind(zeroShotImageClassification);

    /** The response of a task's call as the provider wrote it. */
    readonly request = this.#bind(request);

    /** The events of a task's stream as the provider wrote them. */
    readonly streamingRequest = this.#bind(streamingRequest);

    #bind<Helper extends (args: never, options: never) => unknown>(helper: Helper): Helper {
        const bound: unknown = (args: object, options?: object) =>
            helper({ ...this.#target(), ...args } as never, { ...this.#options(), ...options } as never);
        // Only defaults are filled in: what a helper takes and gives stays what it is, also for each type of output.
        return bound as Helper;
    }

    #target(): Target {
        const { model, provider, endpointUrl } = this.#defaults;
        return { accessToken: this.#accessToken, model, provider, endpointUrl };
    }

    #options(): Options {
        const { model: _model, provider: _provider, endpointUrl: _endpointUrl, ...options } = this.#defaults;
        return options;
    }
}

/**
 * A client that calls a server of one's own: what `client.endpoint(url)` returns.
 *
 * @example client.endpoint("http://localhost:8080") instanceof InferenceClientEndpoint // true
 */
export class InferenceClientEndpoint extends InferenceClient {}
