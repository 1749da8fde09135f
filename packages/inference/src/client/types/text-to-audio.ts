// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `textToAudio`. */
export type TextToAudioInput = {
    /** What should be heard, in words. */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: TextToAudioParameters | undefined;
};

/** The parameters of text-to-audio. */
export type TextToAudioParameters = {
    /**
     * Settings of the model's generator by their names in Transformers, such as `max_new_tokens`, `temperature` or
     * `do_sample`.
     */
    generation_parameters?: Record<string, unknown> | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The recording; its type says what kind it is: FLAC, MP3 or WAV, as the provider makes it. */
export type TextToAudioOutput = Blob;

/** The type of `textToAudio`. */
export type TextToAudioHelper = {
    /**
     * Makes a sound or music from its description.
     *
     * @param args.inputs `string`. What should be heard, in words.
     * @param args.parameters.generation_parameters `Record<string, unknown>`. Settings of the model's generator by
     * their names in Transformers, such as `max_new_tokens`, `temperature` or `do_sample`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `Blob`. The recording; its type says what kind it is: FLAC, MP3 or WAV, as the provider makes it.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of text-to-audio
     * @example
     * import { textToAudio } from "@callsheet/inference";
     *
     * const output = await textToAudio({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "facebook/musicgen-small",
     *     inputs: "slow sitar over the sound of steady rain",
     * });
     */
    (args: TextToAudioInput & Target, options?: Options): Promise<TextToAudioOutput>;
};
