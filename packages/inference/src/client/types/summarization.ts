// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `summarization`. */
export type SummarizationInput = {
    /** The long text. */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: SummarizationParameters | undefined;
};

/** The parameters of summarization. */
export type SummarizationParameters = {
    /** Whether stray spaces, such as those before a comma, are taken out of the output. */
    clean_up_tokenization_spaces?: boolean | undefined;
    /**
     * What is cut off where the text is longer than the model can read.
     *
     * - `do_not_truncate`: Nothing: too long a text is an error.
     * - `longest_first`: Tokens of the longer one of a pair of texts, one at a time, until both fit.
     * - `only_first`: The end of the first text.
     * - `only_second`: The end of the second text, where there are two.
     */
    truncation?: SummarizationTruncationStrategy | undefined;
    /** Settings of the model's generator by their names in Transformers, such as `max_length` or `num_beams`. */
    generate_parameters?: Record<string, unknown> | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/**
 * What is cut off where the text is longer than the model can read.
 *
 * - `do_not_truncate`: Nothing: too long a text is an error.
 * - `longest_first`: Tokens of the longer one of a pair of texts, one at a time, until both fit.
 * - `only_first`: The end of the first text.
 * - `only_second`: The end of the second text, where there are two.
 */
export type SummarizationTruncationStrategy = "do_not_truncate" | "longest_first" | "only_first" | "only_second";

/** What the model wrote. */
export type SummarizationOutput = {
    /** The summary. */
    summary_text: string;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `summarization`. */
export type SummarizationHelper = {
    /**
     * Says a long text in a few sentences.
     *
     * @param args.inputs `string`. The long text.
     * @param args.parameters.clean_up_tokenization_spaces `boolean`. Whether stray spaces, such as those before a
     * comma, are taken out of the output.
     * @param args.parameters.truncation `"do_not_truncate" | "longest_first" | "only_first" | "only_second"`. What is
     * cut off where the text is longer than the model can read.
     * @param args.parameters.generate_parameters `Record<string, unknown>`. Settings of the model's generator by their
     * names in Transformers, such as `max_length` or `num_beams`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ summary_text }`. What the model wrote.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of summarization
     * @example
     * import { summarization } from "@callsheet/inference";
     *
     * const output = await summarization({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "facebook/bart-large-cnn",
     *     inputs:
     *         "The stepwell was dug five centuries ago, when the rains failed for three years in a " +
     *         "row. Its galleries go down seven floors, and each floor is cooler than the one above " +
     *         "it. Travellers rested there through the hot hours, traders kept their ledgers in the " +
     *         "shade, and on feast days the whole village sat on its steps.",
     * });
     */
    (args: SummarizationInput & Target, options?: Options): Promise<SummarizationOutput>;
};
