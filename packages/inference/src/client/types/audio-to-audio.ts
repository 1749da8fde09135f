// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";

/** The inputs and parameters of `audioToAudio`. */
export type AudioToAudioInput = {
    /** The recording. Media types: audio/flac, audio/mpeg, audio/wav, audio/ogg, audio/webm, audio/mp4. */
    inputs: FileInput;
    /** No parameters are known. */
    parameters?: AudioToAudioParameters | undefined;
};

/** The parameters of audio-to-audio: none are known. What you pass is sent unchanged. */
export type AudioToAudioParameters = Record<string, unknown>;

/** The recordings that the model made: one, or one for each voice. */
export type AudioToAudioOutput = AudioToAudioOutputElement[];

/** One recording that the model made. */
export type AudioToAudioOutputElement = {
    /** What is heard in it, where the model says so. */
    label?: string | null | undefined;
    /** Its bytes, as base64 text. */
    blob: string;
    /** The MIME type of its bytes, mostly `audio/flac`. */
    "content-type"?: string | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `audioToAudio`. */
export type AudioToAudioHelper = {
    /**
     * Changes a sound: cleans it, or takes voices apart. Each `blob` is base64 text.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The recording. Media types: audio/flac, audio/mpeg,
     * audio/wav, audio/ogg, audio/webm, audio/mp4.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ label?, blob, "content-type"? }[]`. The recordings that the model made: one, or one for each voice.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the method audio_to_audio of huggingface_hub
     * @example
     * import { readFile } from "node:fs/promises";
     * import { audioToAudio } from "@callsheet/inference";
     *
     * const output = await audioToAudio({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "speechbrain/sepformer-wham",
     *     inputs: await readFile("sample1.flac"),
     * });
     */
    (args: WithData<AudioToAudioInput> & Target, options?: Options): Promise<AudioToAudioOutput>;
};
