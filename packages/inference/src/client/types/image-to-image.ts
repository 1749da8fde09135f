// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";
import type { ImageOptions, ImageOutput, OutputType } from "../image-helper.ts";
import type { TargetSize } from "./target-size.ts";

/** The inputs and parameters of `imageToImage`. */
export type ImageToImageInput = {
    /** The image to change. Media types: image/jpeg, image/png, image/webp, image/gif. */
    inputs: FileInput;
    /** Parameters that change the result. */
    parameters?: ImageToImageParameters | undefined;
};

/** The parameters of image-to-image. */
export type ImageToImageParameters = {
    /**
     * How closely the prompt is followed: higher is closer and less varied, and too high looks overdone. Often between
     * 1 and 15. Range: 0 or more.
     */
    guidance_scale?: number | undefined;
    /** What should not be seen. */
    negative_prompt?: string | undefined;
    /**
     * How many steps lead from noise to the output: more take longer and mostly look better. Fast models need 1 to 8,
     * others 20 to 50. Range: a whole number, 1 or more.
     */
    num_inference_steps?: number | undefined;
    /** What to make, or what to change, in words. */
    prompt?: string | undefined;
    /** How large the output is. Unless given, the model decides, often by the image that it was given. */
    target_size?: TargetSize | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The image; its type says what kind it is, mostly a JPEG or a PNG. */
export type ImageToImageOutput = Blob;

/** The type of `imageToImage`. */
export type ImageToImageHelper = {
    /**
     * Changes an image as the prompt says.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The image to change. Media types: image/jpeg, image/png,
     * image/webp, image/gif.
     * @param args.parameters.guidance_scale `number`. How closely the prompt is followed: higher is closer and less
     * varied, and too high looks overdone. Often between 1 and 15. Range: 0 or more.
     * @param args.parameters.negative_prompt `string`. What should not be seen.
     * @param args.parameters.num_inference_steps `number`. How many steps lead from noise to the output: more take
     * longer and mostly look better. Fast models need 1 to 8, others 20 to 50. Range: a whole number, 1 or more.
     * @param args.parameters.prompt `string`. What to make, or what to change, in words.
     * @param args.parameters.target_size `{ width, height }`. How large the output is. Unless given, the model decides,
     * often by the image that it was given.
     * @param args.parameters.target_size.width `number`. How wide the output is. Unit: pixels. Range: a whole number, 1
     * or more.
     * @param args.parameters.target_size.height `number`. How high the output is. Unit: pixels. Range: a whole number,
     * 1 or more.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.outputType `string`. What the image is given as: `blob`, `url`, `dataUrl` or `json`. Default:
     * `"blob"`.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `Blob`. The image; its type says what kind it is, mostly a JPEG or a PNG. Or what `outputType` asks for:
     * its URL, a data URL, the provider's whole response.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of image-to-image
     * @example
     * import { readFile } from "node:fs/promises";
     * import { imageToImage } from "@callsheet/inference";
     *
     * const output = await imageToImage({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "black-forest-labs/FLUX.1-Kontext-dev",
     *     inputs: await readFile("cat.png"),
     *     parameters: { prompt: "Make it look like a pencil drawing" },
     * });
     */
    <Type extends OutputType = "blob">(
        args: WithData<ImageToImageInput> & Target,
        options?: ImageOptions<Type>,
    ): Promise<ImageOutput<Type>>;
};
