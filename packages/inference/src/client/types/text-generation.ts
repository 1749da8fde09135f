// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `textGeneration`. */
export type TextGenerationInput = {
    /** The text to go on from. */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: TextGenerationInputGenerateParameters | undefined;
};

/** The parameters of text-generation. */
export type TextGenerationInputGenerateParameters = {
    /** The server's LoRA adapter to use. Unless given, none is used. */
    adapter_id?: string | null | undefined;
    /**
     * The number of texts to write, of which the likeliest is returned. Each of them costs the same. Range: a whole
     * number, 1 or more.
     */
    best_of?: number | null | undefined;
    /** Whether `details` include the tokens of the input. Default: `false`. */
    decoder_input_details?: boolean | undefined;
    /** Whether the output has `details`: each token with its probability, and why the text ends. Default: `true`. */
    details?: boolean | undefined;
    /** Whether tokens are chosen by chance; otherwise the likeliest one is taken each time. Default: `false`. */
    do_sample?: boolean | undefined;
    /**
     * Makes a token less likely the more often it has been written: above 0 the text repeats itself less, below 0 more.
     * Range: -2 to 2.
     */
    frequency_penalty?: number | null | undefined;
    /** The format of the text, such as `{ type: "json", value: schema }`. */
    grammar?: Record<string, unknown> | null | undefined;
    /** How long the new text may become. Unit: tokens. Range: a whole number, 1 or more. Default: `1024`. */
    max_new_tokens?: number | null | undefined;
    /**
     * Makes tokens that were already written less likely: 1 changes nothing, more than 1 repeats less. Range: more than
     * 0.
     */
    repetition_penalty?: number | null | undefined;
    /** Whether the output begins with the input. Default: `false`. */
    return_full_text?: boolean | null | undefined;
    /**
     * The seed of the random choices: the same seed with the same call mostly gives the same text again. Range: a whole
     * number.
     */
    seed?: number | null | undefined;
    /** Texts that end the output as soon as one of them appears; four at most. */
    stop?: string[] | undefined;
    /**
     * How freely a token is chosen: near 0 the likeliest one nearly always, higher values are more varied and less
     * reliable. Range: 0 to 2.
     */
    temperature?: number | null | undefined;
    /** Chooses only among this many of the likeliest tokens. Range: a whole number, 1 or more. */
    top_k?: number | null | undefined;
    /** The number of likeliest tokens that `details` list at each position. Range: a whole number, 1 or more. */
    top_n_tokens?: number | null | undefined;
    /**
     * Chooses only among the likeliest tokens: as many as together reach this probability. Change this or the
     * temperature, not both. Range: more than 0, at most 1.
     */
    top_p?: number | null | undefined;
    /**
     * How much of the input is read, from its end backwards. Unless given, all of it. Unit: tokens. Range: a whole
     * number, 1 or more.
     */
    truncate?: number | null | undefined;
    /**
     * Chooses among tokens that are about as surprising as usual: as many as together reach this probability. Range:
     * more than 0, at most 1.
     */
    typical_p?: number | null | undefined;
    /** Whether the text has an invisible mark that a model wrote it. Default: `false`. */
    watermark?: boolean | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** What the model wrote. */
export type TextGenerationOutput = {
    /** The text. */
    generated_text: string;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The next token. */
export type TextGenerationStreamOutput = {
    /** The next token of the text. */
    token: TextGenerationStreamOutputToken;
    /** The whole text. Of the last event alone. */
    generated_text?: string | null | undefined;
    /** How the writing ended. Of the last event alone. */
    details?: TextGenerationStreamOutputStreamDetails | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The next token of the text. */
export type TextGenerationStreamOutputToken = {
    /** Its text, with the space before it, if any. */
    text: string;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** How the writing ended. Of the last event alone. */
export type TextGenerationStreamOutputStreamDetails = {
    /** Why: `length` for as long as allowed, `eos_token` for the model's own end, `stop_sequence` for one of `stop`. */
    finish_reason?: string | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `textGeneration`. */
export type TextGenerationHelper = {
    /**
     * Goes on writing where a text stops.
     *
     * @param args.inputs `string`. The text to go on from.
     * @param args.parameters.adapter_id `string`. The server's LoRA adapter to use. Unless given, none is used.
     * @param args.parameters.best_of `number`. The number of texts to write, of which the likeliest is returned. Each
     * of them costs the same. Range: a whole number, 1 or more.
     * @param args.parameters.decoder_input_details `boolean`. Whether `details` include the tokens of the input.
     * Default: `false`.
     * @param args.parameters.details `boolean`. Whether the output has `details`: each token with its probability, and
     * why the text ends. Default: `true`.
     * @param args.parameters.do_sample `boolean`. Whether tokens are chosen by chance; otherwise the likeliest one is
     * taken each time. Default: `false`.
     * @param args.parameters.frequency_penalty `number`. Makes a token less likely the more often it has been written:
     * above 0 the text repeats itself less, below 0 more. Range: -2 to 2.
     * @param args.parameters.grammar `Record<string, unknown>`. The format of the text, such as
     * `{ type: "json", value: schema }`.
     * @param args.parameters.max_new_tokens `number`. How long the new text may become. Unit: tokens. Range: a whole
     * number, 1 or more. Default: `1024`.
     * @param args.parameters.repetition_penalty `number`. Makes tokens that were already written less likely: 1 changes
     * nothing, more than 1 repeats less. Range: more than 0.
     * @param args.parameters.return_full_text `boolean`. Whether the output begins with the input. Default: `false`.
     * @param args.parameters.seed `number`. The seed of the random choices: the same seed with the same call mostly
     * gives the same text again. Range: a whole number.
     * @param args.parameters.stop `string[]`. Texts that end the output as soon as one of them appears; four at most.
     * @param args.parameters.temperature `number`. How freely a token is chosen: near 0 the likeliest one nearly
     * always, higher values are more varied and less reliable. Range: 0 to 2.
     * @param args.parameters.top_k `number`. Chooses only among this many of the likeliest tokens. Range: a whole
     * number, 1 or more.
     * @param args.parameters.top_n_tokens `number`. The number of likeliest tokens that `details` list at each
     * position. Range: a whole number, 1 or more.
     * @param args.parameters.top_p `number`. Chooses only among the likeliest tokens: as many as together reach this
     * probability. Change this or the temperature, not both. Range: more than 0, at most 1.
     * @param args.parameters.truncate `number`. How much of the input is read, from its end backwards. Unless given,
     * all of it. Unit: tokens. Range: a whole number, 1 or more.
     * @param args.parameters.typical_p `number`. Chooses among tokens that are about as surprising as usual: as many as
     * together reach this probability. Range: more than 0, at most 1.
     * @param args.parameters.watermark `boolean`. Whether the text has an invisible mark that a model wrote it.
     * Default: `false`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ generated_text }`. What the model wrote.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of text-generation, which is that of Text Generation Inference; other servers may know
     * fewer
     * @example
     * import { textGeneration } from "@callsheet/inference";
     *
     * const output = await textGeneration({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "HuggingFaceTB/SmolLM3-3B",
     *     inputs: "The first thing to check when a lamp stays dark is",
     * });
     */
    (args: TextGenerationInput & Target, options?: Options): Promise<TextGenerationOutput>;
};

/** The type of `textGenerationStream`. */
export type TextGenerationStreamHelper = {
    /**
     * Goes on writing where a text stops, token by token; the text is at `token.text`.
     *
     * @param args.inputs `string`. The text to go on from.
     * @param args.parameters.adapter_id `string`. The server's LoRA adapter to use. Unless given, none is used.
     * @param args.parameters.best_of `number`. The number of texts to write, of which the likeliest is returned. Each
     * of them costs the same. Range: a whole number, 1 or more.
     * @param args.parameters.decoder_input_details `boolean`. Whether `details` include the tokens of the input.
     * Default: `false`.
     * @param args.parameters.details `boolean`. Whether the output has `details`: each token with its probability, and
     * why the text ends. Default: `true`.
     * @param args.parameters.do_sample `boolean`. Whether tokens are chosen by chance; otherwise the likeliest one is
     * taken each time. Default: `false`.
     * @param args.parameters.frequency_penalty `number`. Makes a token less likely the more often it has been written:
     * above 0 the text repeats itself less, below 0 more. Range: -2 to 2.
     * @param args.parameters.grammar `Record<string, unknown>`. The format of the text, such as
     * `{ type: "json", value: schema }`.
     * @param args.parameters.max_new_tokens `number`. How long the new text may become. Unit: tokens. Range: a whole
     * number, 1 or more. Default: `1024`.
     * @param args.parameters.repetition_penalty `number`. Makes tokens that were already written less likely: 1 changes
     * nothing, more than 1 repeats less. Range: more than 0.
     * @param args.parameters.return_full_text `boolean`. Whether the output begins with the input. Default: `false`.
     * @param args.parameters.seed `number`. The seed of the random choices: the same seed with the same call mostly
     * gives the same text again. Range: a whole number.
     * @param args.parameters.stop `string[]`. Texts that end the output as soon as one of them appears; four at most.
     * @param args.parameters.temperature `number`. How freely a token is chosen: near 0 the likeliest one nearly
     * always, higher values are more varied and less reliable. Range: 0 to 2.
     * @param args.parameters.top_k `number`. Chooses only among this many of the likeliest tokens. Range: a whole
     * number, 1 or more.
     * @param args.parameters.top_n_tokens `number`. The number of likeliest tokens that `details` list at each
     * position. Range: a whole number, 1 or more.
     * @param args.parameters.top_p `number`. Chooses only among the likeliest tokens: as many as together reach this
     * probability. Change this or the temperature, not both. Range: more than 0, at most 1.
     * @param args.parameters.truncate `number`. How much of the input is read, from its end backwards. Unless given,
     * all of it. Unit: tokens. Range: a whole number, 1 or more.
     * @param args.parameters.typical_p `number`. Chooses among tokens that are about as surprising as usual: as many as
     * together reach this probability. Range: more than 0, at most 1.
     * @param args.parameters.watermark `boolean`. Whether the text has an invisible mark that a model wrote it.
     * Default: `false`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ token, generated_text?, details? }`, one after the other. The next token. Leaving the loop early
     * cancels the request.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of text-generation, which is that of Text Generation Inference; other servers may know
     * fewer
     * @example
     * import { textGenerationStream } from "@callsheet/inference";
     *
     * for await (const event of textGenerationStream({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "HuggingFaceTB/SmolLM3-3B",
     *     inputs: "The first thing to check when a lamp stays dark is",
     * })) {
     *     process.stdout.write(event.token.text);
     * }
     */
    (
        args: TextGenerationInput & Target,
        options?: Options,
    ): AsyncGenerator<TextGenerationStreamOutput, void, undefined>;
};
