/** The client: every helper, with the token and the defaults filled in. */

import type { Options, Target } from "../request/options.ts";
import { request, streamingRequest } from "./any-task.ts";
import { chatCompletion, chatCompletionStream } from "./chat.ts";
import {
    audioClassification,
    audioToAudio,
    automaticSpeechRecognition,
    documentQuestionAnswering,
    featureExtraction,
    fillMask,
    imageClassification,
    imageSegmentation,
    imageTextToImage,
    imageTextToVideo,
    imageToImage,
    imageToText,
    imageToVideo,
    objectDetection,
    questionAnswering,
    sentenceSimilarity,
    summarization,
    tableQuestionAnswering,
    tabularClassification,
    tabularRegression,
    textClassification,
    textGeneration,
    textGenerationStream,
    textToAudio,
    textToImage,
    textToSpeech,
    textToVideo,
    tokenClassification,
    translation,
    visualQuestionAnswering,
    zeroShotClassification,
    zeroShotImageClassification,
} from "./helpers.ts";

/** The defaults for every call of a client; a call may override them. */
export type ClientDefaults = Omit<Target, "accessToken"> & Options;

/**
 * One method per task. The same helpers are free functions, for programs that bundle only what they use.
 *
 * @see the class of the same name in `@huggingface/inference`, which has the same call shapes
 * @example
 * import { InferenceClient } from "@callsheet/inference";
 *
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * const labels = await client.textClassification({ model: "ProsusAI/finbert", inputs: "Profits rose again." });
 */
export class InferenceClient {
    readonly #target: Target;
    readonly #options: Options;

    /**
     * Creates a client. Nothing is sent before a method is called.
     *
     * @param accessToken a Hub token (`hf_…`), or a provider's own key; default none: calls are anonymous
     * @param defaults the model, the provider, the endpoint and the options of every call that does not set them
     */
    constructor(accessToken?: string, defaults: ClientDefaults = {}) {
        const { model, provider, endpointUrl, ...options } = defaults;
        this.#target = { accessToken, model, provider, endpointUrl };
        this.#options = options;
    }

    /**
     * A client with the same settings that calls a custom endpoint.
     *
     * @param endpointUrl the server's address: its host, its `/v1` base, or the full URL of the task
     * @returns a client with the same token and defaults, whose calls all go to the endpoint
     * @example
     * import { InferenceClient } from "@callsheet/inference";
     *
     * const client = new InferenceClient().endpoint("http://localhost:8080");
     * const { choices } = await client.chatCompletion({ messages: [{ role: "user", content: "Hi" }] });
     */
    endpoint(endpointUrl: string): InferenceClientEndpoint {
        const { accessToken, ...target } = this.#target;
        return new InferenceClientEndpoint(accessToken, { ...target, ...this.#options, endpointUrl });
    }

    /** Sorts a sound into classes, each with a score from 0 to 1. */
    readonly audioClassification = this.#bind(audioClassification);
    /** Changes a sound: cleans it, or takes voices apart. Each `blob` is base64 text. */
    readonly audioToAudio = this.#bind(audioToAudio);
    /** Writes down what is said in a recording. */
    readonly automaticSpeechRecognition = this.#bind(automaticSpeechRecognition);
    /** Answers in a conversation. */
    readonly chatCompletion = this.#bind(chatCompletion);
    /** Answers in a conversation, a piece at a time; the text is at `choices[0]?.delta.content`. */
    readonly chatCompletionStream = this.#bind(chatCompletionStream);
    /** Answers a question from an image of a document. */
    readonly documentQuestionAnswering = this.#bind(documentQuestionAnswering);
    /** Turns a text into numbers, so that texts can be compared (an embedding). */
    readonly featureExtraction = this.#bind(featureExtraction);
    /** Guesses the word that a text hides behind the mask token. */
    readonly fillMask = this.#bind(fillMask);
    /** Sorts an image into classes, each with a score from 0 to 1. */
    readonly imageClassification = this.#bind(imageClassification);
    /** Cuts an image into parts; each mask is a PNG as base64 text. */
    readonly imageSegmentation = this.#bind(imageSegmentation);
    /** Makes an image from a prompt, and from an image where one is given. */
    readonly imageTextToImage = this.#bind(imageTextToImage);
    /** Makes a video from a prompt, and from an image where one is given. */
    readonly imageTextToVideo = this.#bind(imageTextToVideo);
    /** Changes an image as the prompt says. */
    readonly imageToImage = this.#bind(imageToImage);
    /** Describes an image, or reads the text in it. */
    readonly imageToText = this.#bind(imageToText);
    /** Sets an image in motion. */
    readonly imageToVideo = this.#bind(imageToVideo);
    /** Finds the things in an image and where they are, in pixels from the top left. */
    readonly objectDetection = this.#bind(objectDetection);
    /** Answers a question from a text that holds the answer. */
    readonly questionAnswering = this.#bind(questionAnswering);
    /** Compares one sentence with several others; 1 means the same. */
    readonly sentenceSimilarity = this.#bind(sentenceSimilarity);
    /** Says a long text in a few sentences. */
    readonly summarization = this.#bind(summarization);
    /** Answers a question from a table whose cells are strings. */
    readonly tableQuestionAnswering = this.#bind(tableQuestionAnswering);
    /** Sorts each row of a table into a class. */
    readonly tabularClassification = this.#bind(tabularClassification);
    /** Gives a number for each row of a table. */
    readonly tabularRegression = this.#bind(tabularRegression);
    /** Sorts a text into classes, each with a score from 0 to 1. */
    readonly textClassification = this.#bind(textClassification);
    /** Goes on writing where a text stops. */
    readonly textGeneration = this.#bind(textGeneration);
    /** Goes on writing where a text stops, token by token; the text is at `token.text`. */
    readonly textGenerationStream = this.#bind(textGenerationStream);
    /** Makes a sound or music from its description. */
    readonly textToAudio = this.#bind(textToAudio);
    /** Makes an image from its description. */
    readonly textToImage = this.#bind(textToImage);
    /** Reads a text aloud. */
    readonly textToSpeech = this.#bind(textToSpeech);
    /** Makes a video from its description. */
    readonly textToVideo = this.#bind(textToVideo);
    /** Finds the names in a text: people, places, organisations, and where each begins and ends. */
    readonly tokenClassification = this.#bind(tokenClassification);
    /** Translates a text from one language into another. */
    readonly translation = this.#bind(translation);
    /** Answers a question about an image. */
    readonly visualQuestionAnswering = this.#bind(visualQuestionAnswering);
    /** Sorts a text into classes that the model was never trained on: you name them. */
    readonly zeroShotClassification = this.#bind(zeroShotClassification);
    /** Sorts an image into classes that you name. */
    readonly zeroShotImageClassification = this.#bind(zeroShotImageClassification);

    /**
     * Calls a task and returns the provider's response unchanged; the same as the function `request`.
     *
     * @param args the arguments of the task's helper, by the same names
     * @param options the task, and the options that every call takes
     * @returns JSON, a string or a Blob, not validated; for a provider with a queue, the response that starts the job
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response that cannot be read;
     * TimeoutError; AbortedError
     * @example
     * import { InferenceClient } from "@callsheet/inference";
     *
     * const client = new InferenceClient(process.env.HF_TOKEN);
     * const call = { model: "ProsusAI/finbert", inputs: "Profits rose again." };
     * const response = await client.request(call, { task: "text-classification" });
     */
    readonly request = this.#bind(request);

    /**
     * Calls a task and yields each of the provider's events unchanged; the same as the function `streamingRequest`.
     *
     * @param args the arguments of the task's helper, by the same names
     * @param options the task, and the options that every call takes
     * @returns the events, as JSON, not validated; leaving the loop early cancels the request
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for an event that cannot be read;
     * TimeoutError; AbortedError
     * @example
     * import { InferenceClient } from "@callsheet/inference";
     *
     * const client = new InferenceClient(process.env.HF_TOKEN);
     * const call = { model: "openai-community/gpt2", inputs: "Once upon a time" };
     * for await (const event of client.streamingRequest(call, { task: "text-generation" })) console.log(event);
     */
    readonly streamingRequest = this.#bind(streamingRequest);

    #bind<Helper extends (args: never, options: never) => unknown>(helper: Helper): Helper {
        const bound: unknown = (args: object, options?: object) =>
            helper({ ...this.#target, ...args } as never, { ...this.#options, ...options } as never);
        // Only fills in defaults: the helper's arguments and results keep their types, for each type of output too.
        return bound as Helper;
    }
}

/**
 * A client that calls a custom endpoint: returned by `client.endpoint(url)`.
 *
 * @example
 * import { InferenceClient, InferenceClientEndpoint } from "@callsheet/inference";
 *
 * const client = new InferenceClient().endpoint("http://localhost:8080");
 * const isOwn = client instanceof InferenceClientEndpoint; // true
 */
export class InferenceClientEndpoint extends InferenceClient {}
