// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `textToSpeech`. */
export type TextToSpeechInput = {
    /** The text to read. */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: TextToSpeechParameters | undefined;
};

/** The parameters of text-to-speech. */
export type TextToSpeechParameters = {
    /**
     * Settings of the model's generator by their names in Transformers, such as `max_new_tokens`, `temperature` or
     * `do_sample`.
     */
    generation_parameters?: Record<string, unknown> | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The recording; its type says what kind it is: FLAC, MP3 or WAV, as the provider makes it. */
export type TextToSpeechOutput = Blob;

/** The type of `textToSpeech`. */
export type TextToSpeechHelper = {
    /**
     * Reads a text aloud.
     *
     * @param args.inputs `string`. The text to read.
     * @param args.parameters.generation_parameters `Record<string, unknown>`. Settings of the model's generator by
     * their names in Transformers, such as `max_new_tokens`, `temperature` or `do_sample`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `Blob`. The recording; its type says what kind it is: FLAC, MP3 or WAV, as the provider makes it.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of text-to-speech
     * @example
     * import { textToSpeech } from "@callsheet/inference";
     *
     * const output = await textToSpeech({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "hexgrad/Kokoro-82M",
     *     inputs: "Good morning! Tea will be ready in five minutes.",
     * });
     */
    (args: TextToSpeechInput & Target, options?: Options): Promise<TextToSpeechOutput>;
};
