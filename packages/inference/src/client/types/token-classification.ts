// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `tokenClassification`. */
export type TokenClassificationInput = {
    /** The text. */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: TokenClassificationParameters | undefined;
};

/** The parameters of token-classification. */
export type TokenClassificationParameters = {
    /**
     * How tokens become names.
     *
     * - `none`: They do not: each token has a label of its own, at `entity`.
     * - `simple`: Tokens that follow each other under one label are one name, at `entity_group`.
     * - `first`: As simple, and a word has one label: that of its first token.
     * - `average`: As simple, and a word has one label: the best on average over its tokens.
     * - `max`: As simple, and a word has one label: that of the token which is surest.
     *
     * Default: `"simple"`.
     */
    aggregation_strategy?: TokenClassificationAggregationStrategy | undefined;
    /** The labels that are left out of the output. */
    ignore_labels?: string[] | undefined;
    /**
     * A text that is too long for the model is read in pieces; each overlaps the one before by this much. Unit: tokens.
     * Range: a whole number, 1 or more.
     */
    stride?: number | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/**
 * How tokens become names.
 *
 * - `none`: They do not: each token has a label of its own, at `entity`.
 * - `simple`: Tokens that follow each other under one label are one name, at `entity_group`.
 * - `first`: As simple, and a word has one label: that of its first token.
 * - `average`: As simple, and a word has one label: the best on average over its tokens.
 * - `max`: As simple, and a word has one label: that of the token which is surest.
 *
 * Default: `"simple"`.
 */
export type TokenClassificationAggregationStrategy = "none" | "simple" | "first" | "average" | "max";

/** The names, in the order of the text. */
export type TokenClassificationOutput = TokenClassificationOutputElement[];

/** A name, or a token of one. */
export type TokenClassificationOutputElement = {
    /** What kind of name it is, such as `PER`, `LOC` or `ORG`, where tokens are put together. */
    entity_group?: string | null | undefined;
    /** What kind of name the token is part of, such as `B-PER`, where they are not. */
    entity?: string | null | undefined;
    /** How sure the model is. Range: 0 to 1. */
    score: number;
    /** The name as the model read it. */
    word: string;
    /** Where in the text it begins, from 0. Unit: characters. Range: a whole number, 0 or more. */
    start?: number | null | undefined;
    /**
     * Where in the text it ends: the place after its last character. Unit: characters. Range: a whole number, 0 or
     * more.
     */
    end?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `tokenClassification`. */
export type TokenClassificationHelper = {
    /**
     * Finds the names in a text: people, places, organisations, and where each begins and ends.
     *
     * @param args.inputs `string`. The text.
     * @param args.parameters.aggregation_strategy `"none" | "simple" | "first" | "average" | "max"`. How tokens become
     * names. Default: `"simple"`.
     * @param args.parameters.ignore_labels `string[]`. The labels that are left out of the output.
     * @param args.parameters.stride `number`. A text that is too long for the model is read in pieces; each overlaps
     * the one before by this much. Unit: tokens. Range: a whole number, 1 or more.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ entity_group?, entity?, score, word, start?, end? }[]`. The names, in the order of the text.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of token-classification; the default is that of hf-inference
     * @example
     * import { tokenClassification } from "@callsheet/inference";
     *
     * const output = await tokenClassification({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "dslim/bert-base-NER",
     *     inputs: "Kavya Shah flew from Surat to Nairobi with two kites.",
     * });
     */
    (args: TokenClassificationInput & Target, options?: Options): Promise<TokenClassificationOutput>;
};
