// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";

/** The inputs and parameters of `objectDetection`. */
export type ObjectDetectionInput = {
    /** The image. Media types: image/jpeg, image/png, image/webp, image/gif. */
    inputs: FileInput;
    /** Parameters that change the result. */
    parameters?: ObjectDetectionParameters | undefined;
};

/** The parameters of object-detection. */
export type ObjectDetectionParameters = {
    /** The score from which a thing is returned. Range: 0 to 1. Default: `0.5`. */
    threshold?: number | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The things that were found. */
export type ObjectDetectionOutput = ObjectDetectionOutputElement[];

/** A thing that was found. */
export type ObjectDetectionOutputElement = {
    /** What it is. */
    label: string;
    /** How sure the model is. Range: 0 to 1. */
    score: number;
    /** Where it is: the smallest rectangle around it. */
    box: BoundingBox;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** Where it is: the smallest rectangle around it. */
export type BoundingBox = {
    /** Its left edge, from the left of the image. Unit: pixels. */
    xmin: number;
    /** Its upper edge, from the top of the image. Unit: pixels. */
    ymin: number;
    /** Its right edge, from the left of the image. Unit: pixels. */
    xmax: number;
    /** Its lower edge, from the top of the image. Unit: pixels. */
    ymax: number;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `objectDetection`. */
export type ObjectDetectionHelper = {
    /**
     * Finds the things in an image and where they are, in pixels from the top left.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The image. Media types: image/jpeg, image/png, image/webp,
     * image/gif.
     * @param args.parameters.threshold `number`. The score from which a thing is returned. Range: 0 to 1. Default:
     * `0.5`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ label, score, box }[]`. The things that were found.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of object-detection; the default is that of its pipeline in Transformers
     * @example
     * import { readFile } from "node:fs/promises";
     * import { objectDetection } from "@callsheet/inference";
     *
     * const output = await objectDetection({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "facebook/detr-resnet-50",
     *     inputs: await readFile("cats.jpg"),
     * });
     */
    (args: WithData<ObjectDetectionInput> & Target, options?: Options): Promise<ObjectDetectionOutput>;
};
