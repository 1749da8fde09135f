// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `fillMask`. */
export type FillMaskInput = {
    /**
     * The text, with the model's mask token in the place of a word: `[MASK]`, or `<mask>`, as the model was trained.
     */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: FillMaskParameters | undefined;
};

/** The parameters of fill-mask. */
export type FillMaskParameters = {
    /** The number of guesses to return, the likeliest first. Range: a whole number, 1 or more. Default: `5`. */
    top_k?: number | undefined;
    /** The words to choose from. Unless given, all that the model knows. */
    targets?: string[] | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The guesses, the likeliest first. */
export type FillMaskOutput = FillMaskOutputElement[];

/** A guess at the hidden word. */
export type FillMaskOutputElement = {
    /** The whole text with the guess in it. */
    sequence: string;
    /** How sure the model is. Range: 0 to 1. */
    score: number;
    /** The guess itself. */
    token_str?: string | null | undefined;
    /** The guess as a number: its place in the model's vocabulary. Range: a whole number, 0 or more. */
    token?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `fillMask`. */
export type FillMaskHelper = {
    /**
     * Guesses the word that a text hides behind the mask token.
     *
     * @param args.inputs `string`. The text, with the model's mask token in the place of a word: `[MASK]`, or `<mask>`,
     * as the model was trained.
     * @param args.parameters.top_k `number`. The number of guesses to return, the likeliest first. Range: a whole
     * number, 1 or more. Default: `5`.
     * @param args.parameters.targets `string[]`. The words to choose from. Unless given, all that the model knows.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ sequence, score, token_str?, token? }[]`. The guesses, the likeliest first.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of fill-mask; the default is that of its pipeline in Transformers
     * @example
     * import { fillMask } from "@callsheet/inference";
     *
     * const output = await fillMask({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "google-bert/bert-base-uncased",
     *     inputs: "A good map saves a long [MASK].",
     * });
     */
    (args: FillMaskInput & Target, options?: Options): Promise<FillMaskOutput>;
};
