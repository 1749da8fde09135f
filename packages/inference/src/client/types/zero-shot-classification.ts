// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `zeroShotClassification`. */
export type ZeroShotClassificationInput = {
    /** The text, or several at once. */
    inputs: string | string[];
    /** Parameters that change the result. */
    parameters: ZeroShotClassificationParameters;
};

/** The parameters of zero-shot-classification. */
export type ZeroShotClassificationParameters = {
    /** The labels to choose from, one or more, in your own words. */
    candidate_labels: string[];
    /**
     * The sentence that the model compares with the text, with `{}` in place of a label. Default:
     * `"This example is {}."`.
     */
    hypothesis_template?: string | undefined;
    /**
     * Whether several labels can be right: each then has a score of its own. Otherwise the scores of all sum to 1.
     * Default: `false`.
     */
    multi_label?: boolean | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The labels with their scores, the highest first. */
export type ZeroShotClassificationOutput = ZeroShotClassificationOutputElement[];

/** A label and how well it fits. */
export type ZeroShotClassificationOutputElement = {
    /** The label: a name that the model was trained with, or one of your candidates. */
    label: string;
    /** How sure the model is of the label. Range: 0 to 1. */
    score: number;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `zeroShotClassification`. */
export type ZeroShotClassificationHelper = {
    /**
     * Sorts a text into classes that the model was never trained on: you name them.
     *
     * @param args.inputs `string | string[]`. The text, or several at once.
     * @param args.parameters.candidate_labels `string[]`. The labels to choose from, one or more, in your own words.
     * @param args.parameters.hypothesis_template `string`. The sentence that the model compares with the text, with
     * `{}` in place of a label. Default: `"This example is {}."`.
     * @param args.parameters.multi_label `boolean`. Whether several labels can be right: each then has a score of its
     * own. Otherwise the scores of all sum to 1. Default: `false`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ label, score }[]`. The labels with their scores, the highest first.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of zero-shot-classification; the defaults are those of its pipeline in Transformers
     * @example
     * import { zeroShotClassification } from "@callsheet/inference";
     *
     * const output = await zeroShotClassification({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "facebook/bart-large-mnli",
     *     inputs: "The parcel came torn, and I would like my money back.",
     *     parameters: { candidate_labels: ["refund", "legal", "faq"] },
     * });
     */
    (args: ZeroShotClassificationInput & Target, options?: Options): Promise<ZeroShotClassificationOutput>;
};
