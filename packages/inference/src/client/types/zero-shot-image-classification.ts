// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";

/** The inputs and parameters of `zeroShotImageClassification`. */
export type ZeroShotImageClassificationInput = {
    /** The image. */
    inputs: ZeroShotImageClassificationInputData;
    /** Parameters that change the result. */
    parameters: ZeroShotImageClassificationParameters;
};

/** The image. */
export type ZeroShotImageClassificationInputData = {
    /** The image. Media types: image/jpeg, image/png, image/webp, image/gif. */
    image: FileInput;
};

/** The parameters of zero-shot-image-classification. */
export type ZeroShotImageClassificationParameters = {
    /** The labels to choose from, one or more, in your own words. */
    candidate_labels: string[];
    /**
     * The sentence that the model compares with the image, with `{}` in place of a label. Default:
     * `"This is a photo of {}."`.
     */
    hypothesis_template?: string | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The labels with their scores, the highest first. */
export type ZeroShotImageClassificationOutput = ZeroShotImageClassificationOutputElement[];

/** A label and how well it fits. */
export type ZeroShotImageClassificationOutputElement = {
    /** The label: a name that the model was trained with, or one of your candidates. */
    label: string;
    /** How sure the model is of the label. Range: 0 to 1. */
    score: number;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `zeroShotImageClassification`. */
export type ZeroShotImageClassificationHelper = {
    /**
     * Sorts an image into classes that you name.
     *
     * @param args.inputs `{ image }`. The image.
     * @param args.inputs.image `Blob | ArrayBuffer | Uint8Array`. The image. Media types: image/jpeg, image/png,
     * image/webp, image/gif.
     * @param args.parameters.candidate_labels `string[]`. The labels to choose from, one or more, in your own words.
     * @param args.parameters.hypothesis_template `string`. The sentence that the model compares with the image, with
     * `{}` in place of a label. Default: `"This is a photo of {}."`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ label, score }[]`. The labels with their scores, the highest first.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of zero-shot-image-classification; the default is that of its pipeline in Transformers
     * @example
     * import { readFile } from "node:fs/promises";
     * import { zeroShotImageClassification } from "@callsheet/inference";
     *
     * const output = await zeroShotImageClassification({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "google/siglip2-base-patch16-224",
     *     inputs: { image: await readFile("cats.jpg") },
     *     parameters: { candidate_labels: ["cat", "dog", "llama"] },
     * });
     */
    (args: ZeroShotImageClassificationInput & Target, options?: Options): Promise<ZeroShotImageClassificationOutput>;
};
