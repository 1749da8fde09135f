// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";

/** The inputs and parameters of `automaticSpeechRecognition`. */
export type AutomaticSpeechRecognitionInput = {
    /** The recording. Media types: audio/flac, audio/mpeg, audio/wav, audio/ogg, audio/webm, audio/mp4. */
    inputs: FileInput;
    /** Parameters that change the result. */
    parameters?: AutomaticSpeechRecognitionParameters | undefined;
};

/** The parameters of automatic-speech-recognition. */
export type AutomaticSpeechRecognitionParameters = {
    /** Whether `chunks` say when each piece was spoken. Default: `false`. */
    return_timestamps?: boolean | undefined;
    /**
     * Settings of the model's generator by their names in Transformers, such as `max_new_tokens`, `temperature` or
     * `do_sample`.
     */
    generation_parameters?: Record<string, unknown> | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** What was said. */
export type AutomaticSpeechRecognitionOutput = {
    /** The whole of it. */
    text: string;
    /** The text in pieces, where timestamps were asked for. */
    chunks?: AutomaticSpeechRecognitionOutputChunk[] | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** A piece of what was said. */
export type AutomaticSpeechRecognitionOutputChunk = {
    /** The words of the piece. */
    text: string;
    /**
     * When it begins and when it ends, from the start of the recording: `[start, end]`. The last end may be null. Unit:
     * seconds.
     */
    timestamp?: (number | null)[] | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `automaticSpeechRecognition`. */
export type AutomaticSpeechRecognitionHelper = {
    /**
     * Writes down what is said in a recording.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The recording. Media types: audio/flac, audio/mpeg,
     * audio/wav, audio/ogg, audio/webm, audio/mp4.
     * @param args.parameters.return_timestamps `boolean`. Whether `chunks` say when each piece was spoken. Default:
     * `false`.
     * @param args.parameters.generation_parameters `Record<string, unknown>`. Settings of the model's generator by
     * their names in Transformers, such as `max_new_tokens`, `temperature` or `do_sample`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ text, chunks? }`. What was said.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of automatic-speech-recognition
     * @example
     * import { readFile } from "node:fs/promises";
     * import { automaticSpeechRecognition } from "@callsheet/inference";
     *
     * const output = await automaticSpeechRecognition({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "openai/whisper-large-v3",
     *     inputs: await readFile("sample1.flac"),
     * });
     */
    (
        args: WithData<AutomaticSpeechRecognitionInput> & Target,
        options?: Options,
    ): Promise<AutomaticSpeechRecognitionOutput>;
};
