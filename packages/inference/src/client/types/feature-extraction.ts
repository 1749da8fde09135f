// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** What `featureExtraction` takes, beside who is asked; the parameters stand beside the inputs. */
export type FeatureExtractionInput = {
    /** The text, or several at once. */
    inputs: FeatureExtractionInputs;
    /** Whether each vector is made one unit long, so that texts are compared by a dot product. Default: `true`. */
    normalize?: boolean | undefined;
    /** Which of the model's own prompts is put before the text, such as `query` or `passage`. Unless given, none is. */
    prompt_name?: string | undefined;
    /** Whether a text that is too long is cut off; otherwise it is an error. Default: `false`. */
    truncate?: boolean | undefined;
    /**
     * At which end a text that is too long is cut off.
     *
     * - `left`: The beginning is lost.
     * - `right`: The end is lost.
     *
     * Default: `"right"`.
     */
    truncation_direction?: FeatureExtractionInputTruncationDirection | undefined;
    /**
     * How many numbers a vector has, for models that can make them shorter. Unless given, all. Range: a whole number, 1
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
    /** Whatever else the provider knows: it is sent as it is. */
    [key: string]: unknown;
};

/** The text, or several at once. */
export type FeatureExtractionInputs = string | string[];

/**
 * At which end a text that is too long is cut off.
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
     * @param args.prompt_name `string`. Which of the model's own prompts is put before the text, such as `query` or
     * `passage`. Unless given, none is.
     * @param args.truncate `boolean`. Whether a text that is too long is cut off; otherwise it is an error. Default:
     * `false`.
     * @param args.truncation_direction `"left" | "right"`. At which end a text that is too long is cut off. Default:
     * `"right"`.
     * @param args.dimensions `number`. How many numbers a vector has, for models that can make them shorter. Unless
     * given, all. Range: a whole number, 1 or more.
     * @param args.encoding_format `"float" | "base64"`. How the provider writes the numbers. Default: `"float"`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `(number | …)[]`. One vector for a text; a list of them for several texts, or for the tokens of a text
     * where the model gives each its own.
     * @throws InputError before anything is sent; HubApiError where the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for another shape; TimeoutError; AbortedError
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
