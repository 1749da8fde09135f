// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `translation`. */
export type TranslationInput = {
    /** The text, or several at once. */
    inputs: string | string[];
    /** Parameters that change the result. */
    parameters?: TranslationParameters | undefined;
};

/** The parameters of translation. */
export type TranslationParameters = {
    /**
     * The language of the text, by the model's own code, such as `en_XX` or `eng_Latn`. Models of more than two
     * languages need it.
     */
    src_lang?: string | undefined;
    /** The language to translate into, by the model's own code. Models of more than two languages need it. */
    tgt_lang?: string | undefined;
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
    truncation?: TranslationTruncationStrategy | undefined;
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
export type TranslationTruncationStrategy = "do_not_truncate" | "longest_first" | "only_first" | "only_second";

/** The translation; of several texts a list of them, in their order. */
export type TranslationOutput = TranslationOutputElement | TranslationOutputElement[];

/** The translation of one text. */
export type TranslationOutputElement = {
    /** The translated text. */
    translation_text: string;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `translation`. */
export type TranslationHelper = {
    /**
     * Translates a text from one language into another.
     *
     * @param args.inputs `string | string[]`. The text, or several at once.
     * @param args.parameters.src_lang `string`. The language of the text, by the model's own code, such as `en_XX` or
     * `eng_Latn`. Models of more than two languages need it.
     * @param args.parameters.tgt_lang `string`. The language to translate into, by the model's own code. Models of more
     * than two languages need it.
     * @param args.parameters.clean_up_tokenization_spaces `boolean`. Whether stray spaces, such as those before a
     * comma, are taken out of the output.
     * @param args.parameters.truncation `"do_not_truncate" | "longest_first" | "only_first" | "only_second"`. What is
     * cut off where the text is longer than the model can read.
     * @param args.parameters.generate_parameters `Record<string, unknown>`. Settings of the model's generator by their
     * names in Transformers, such as `max_length` or `num_beams`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ translation_text } | { translation_text }[]`. The translation; of several texts a list of them, in
     * their order.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of translation
     * @example
     * import { translation } from "@callsheet/inference";
     *
     * const output = await translation({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "google-t5/t5-base",
     *     inputs: "The kite climbed above the old city wall.",
     * });
     */
    (args: TranslationInput & Target, options?: Options): Promise<TranslationOutput>;
};
