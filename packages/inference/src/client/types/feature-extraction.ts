// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs of `featureExtraction`, with its parameters beside them. */
export type FeatureExtractionInput = {
    /** The text, or several at once. */
    inputs: FeatureExtractionInputs;
    /** Whether each vector is made one unit long, so that texts are compared by a dot product. Default: `true`. */
    normalize?: boolean | undefined;
    /**
     * The name of the model's own prompt to put before the text, such as `query` or `passage`. Unless given, none is.
     */
    prompt_name?: string | undefined;
    /** Whether a text that is too long is cut off. Otherwise it is an error. Default: `false`. */
    truncate?: boolean | undefined;
    /**
     * The end at which a text that is too long is cut off.
     *
     * - `left`: The beginning is lost.
     * - `right`: The end is lost.
     *
     * Default: `"right"`.
     */
    truncation_direction?: FeatureExtractionInputTruncationDirection | undefined;
    /**
     * The length of a vector, for models that can shorten it. Unless given, its full length. Range: a whole number, 1
     * or more.
     */
    dimensions?: number | undefined;
    /**
     * How the provider writes the numbers.
     *
     * - `float`: As numbers.
     * - `base64`: As base64 text of the bytes, which this helper does not read.
     *
     * Default: `"float"`.
     */
    encoding_format?: "float" | "base64" | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The text, or several at once. */
export type FeatureExtractionInputs = string | string[];

/**
 * The end at which a text that is too long is cut off.
 *
 * - `left`: The beginning is lost.
 * - `right`: The end is lost.
 *
 * Default: `"right"`.
 */
export type FeatureExtractionInputTruncationDirection = "left" | "right";

/**
 * One vector for a text; a list of them for several texts, or for the tokens of a text where the model gives each its
 * own.
 */
export type FeatureExtractionOutput = (number | FeatureExtractionOutput)[];

/** The type of `featureExtraction`. */
export type FeatureExtractionHelper = {
    /**
     * Turns a text into numbers, so that texts can be compared (an embedding).
     *
     * @param args.inputs `string | string[]`. The text, or several at once.
     * @param args.normalize `boolean`. Whether each vector is made one unit long, so that texts are compared by a dot
     * product. Default: `true`.
     * @param args.prompt_name `string`. The name of the model's own prompt to put before the text, such as `query` or
     * `passage`. Unless given, none is.
     * @param args.truncate `boolean`. Whether a text that is too long is cut off. Otherwise it is an error. Default:
     * `false`.
     * @param args.truncation_direction `"left" | "right"`. The end at which a text that is too long is cut off.
     * Default: `"right"`.
     * @param args.dimensions `number`. The length of a vector, for models that can shorten it. Unless given, its full
     * length. Range: a whole number, 1 or more.
     * @param args.encoding_format `"float" | "base64"`. How the provider writes the numbers. Default: `"float"`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `(number | …)[]`. One vector for a text; a list of them for several texts, or for the tokens of a text
     * where the model gives each its own.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of feature-extraction; dimensions and encoding_format are those of OpenAI's embeddings
     * @example
     * import { featureExtraction } from "@callsheet/inference";
     *
     * const output = await featureExtraction({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "microsoft/harrier-oss-v1-0.6b",
     *     inputs: "Salt, cumin, and a squeeze of lemon.",
     * });
     */
    (args: FeatureExtractionInput & Target, options?: Options): Promise<FeatureExtractionOutput>;
};
