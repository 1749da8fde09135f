// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";

/** The inputs and parameters of `imageSegmentation`. */
export type ImageSegmentationInput = {
    /** The image. Media types: image/jpeg, image/png, image/webp, image/gif. */
    inputs: FileInput;
    /** Parameters that change the result. */
    parameters?: ImageSegmentationParameters | undefined;
};

/** The parameters of image-segmentation. */
export type ImageSegmentationParameters = {
    /** The score from which a pixel belongs to a part. Range: 0 to 1. Default: `0.5`. */
    mask_threshold?: number | undefined;
    /**
     * How much of a part must stay visible when others cover it; smaller scraps are dropped. Range: 0 to 1. Default:
     * `0.5`.
     */
    overlap_mask_area_threshold?: number | undefined;
    /**
     * What counts as a part. Unless given, what the model does best.
     *
     * - `instance`: Each thing by itself: two cats are two parts.
     * - `panoptic`: Each thing by itself, and what is behind them too.
     * - `semantic`: Each kind of thing: two cats are one part.
     */
    subtask?: ImageSegmentationSubtask | undefined;
    /** The score from which a part is returned. Range: 0 to 1. Default: `0.9`. */
    threshold?: number | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/**
 * What counts as a part. Unless given, what the model does best.
 *
 * - `instance`: Each thing by itself: two cats are two parts.
 * - `panoptic`: Each thing by itself, and what is behind them too.
 * - `semantic`: Each kind of thing: two cats are one part.
 */
export type ImageSegmentationSubtask = "instance" | "panoptic" | "semantic";

/** The parts of the image. */
export type ImageSegmentationOutput = ImageSegmentationOutputElement[];

/** A part of the image. */
export type ImageSegmentationOutputElement = {
    /** What the part shows. */
    label: string;
    /** Where it is: a PNG as base64 text, as large as the image, white where the part is and black elsewhere. */
    mask: string;
    /** How sure the model is. Range: 0 to 1. */
    score?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `imageSegmentation`. */
export type ImageSegmentationHelper = {
    /**
     * Cuts an image into parts; each mask is a PNG as base64 text.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The image. Media types: image/jpeg, image/png, image/webp,
     * image/gif.
     * @param args.parameters.mask_threshold `number`. The score from which a pixel belongs to a part. Range: 0 to 1.
     * Default: `0.5`.
     * @param args.parameters.overlap_mask_area_threshold `number`. How much of a part must stay visible when others
     * cover it; smaller scraps are dropped. Range: 0 to 1. Default: `0.5`.
     * @param args.parameters.subtask `"instance" | "panoptic" | "semantic"`. What counts as a part. Unless given, what
     * the model does best.
     * @param args.parameters.threshold `number`. The score from which a part is returned. Range: 0 to 1. Default:
     * `0.9`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ label, mask, score? }[]`. The parts of the image.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of image-segmentation; the defaults are those of its pipeline in Transformers
     * @example
     * import { readFile } from "node:fs/promises";
     * import { imageSegmentation } from "@callsheet/inference";
     *
     * const output = await imageSegmentation({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "nvidia/segformer-b0-finetuned-ade-512-512",
     *     inputs: await readFile("cats.jpg"),
     * });
     */
    (args: WithData<ImageSegmentationInput> & Target, options?: Options): Promise<ImageSegmentationOutput>;
};
