// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";
import type { ClassificationOutputTransform } from "./classification-output-transform.ts";

/** The inputs and parameters of `audioClassification`. */
export type AudioClassificationInput = {
    /** The recording. Media types: audio/flac, audio/mpeg, audio/wav, audio/ogg, audio/webm, audio/mp4. */
    inputs: FileInput;
    /** Parameters that change the result. */
    parameters?: AudioClassificationParameters | undefined;
};

/** The parameters of audio-classification. */
export type AudioClassificationParameters = {
    /** The most labels to return, those with the highest scores. Range: a whole number, 1 or more. Default: `5`. */
    top_k?: number | undefined;
    /**
     * How the model's raw numbers become scores. Unless given, as the model was trained.
     *
     * - `sigmoid`: Each label has a score from 0 to 1 of its own: several can be right.
     * - `softmax`: The scores of all labels sum to 1: one is right.
     * - `none`: The raw numbers as they are.
     */
    function_to_apply?: ClassificationOutputTransform | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The labels with their scores, the highest first. */
export type AudioClassificationOutput = AudioClassificationOutputElement[];

/** A label and how well it fits. */
export type AudioClassificationOutputElement = {
    /** The label: a name that the model was trained with, or one of your candidates. */
    label: string;
    /** How sure the model is of the label. Range: 0 to 1. */
    score: number;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `audioClassification`. */
export type AudioClassificationHelper = {
    /**
     * Sorts a sound into classes, each with a score from 0 to 1.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The recording. Media types: audio/flac, audio/mpeg,
     * audio/wav, audio/ogg, audio/webm, audio/mp4.
     * @param args.parameters.top_k `number`. The most labels to return, those with the highest scores. Range: a whole
     * number, 1 or more. Default: `5`.
     * @param args.parameters.function_to_apply `"sigmoid" | "softmax" | "none"`. How the model's raw numbers become
     * scores. Unless given, as the model was trained.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ label, score }[]`. The labels with their scores, the highest first.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of audio-classification; the defaults are those of its pipeline in Transformers
     * @example
     * import { readFile } from "node:fs/promises";
     * import { audioClassification } from "@callsheet/inference";
     *
     * const output = await audioClassification({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition",
     *     inputs: await readFile("sample1.flac"),
     * });
     */
    (args: WithData<AudioClassificationInput> & Target, options?: Options): Promise<AudioClassificationOutput>;
};
