// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Target } from "../../request/options.ts";
import type { ImageOptions, ImageOutput, OutputType } from "../image-helper.ts";

/** The inputs and parameters of `textToImage`. */
export type TextToImageInput = {
    /** What should be seen, in words: the prompt. */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: TextToImageParameters | undefined;
};

/** The parameters of text-to-image. */
export type TextToImageParameters = {
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
    /**
     * How wide the image is. Models mostly want a multiple of 8 or 16. Unit: pixels. Range: a whole number, 1 or more.
     */
    width?: number | undefined;
    /**
     * How high the image is. Models mostly want a multiple of 8 or 16. Unit: pixels. Range: a whole number, 1 or more.
     */
    height?: number | undefined;
    /** How the steps are spaced, by the scheduler's name in Diffusers. Unless given, the model's own. */
    scheduler?: string | undefined;
    /**
     * The seed of the noise: the same seed with the same call mostly gives the same output again. Range: a whole
     * number.
     */
    seed?: number | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The image; its type says what kind it is, mostly a JPEG or a PNG. */
export type TextToImageOutput = Blob;

/** The type of `textToImage`. */
export type TextToImageHelper = {
    /**
     * Makes an image from its description.
     *
     * @param args.inputs `string`. What should be seen, in words: the prompt.
     * @param args.parameters.guidance_scale `number`. How closely the prompt is followed: higher is closer and less
     * varied, and too high looks overdone. Often between 1 and 15. Range: 0 or more.
     * @param args.parameters.negative_prompt `string`. What should not be seen.
     * @param args.parameters.num_inference_steps `number`. How many steps lead from noise to the output: more take
     * longer and mostly look better. Fast models need 1 to 8, others 20 to 50. Range: a whole number, 1 or more.
     * @param args.parameters.width `number`. How wide the image is. Models mostly want a multiple of 8 or 16. Unit:
     * pixels. Range: a whole number, 1 or more.
     * @param args.parameters.height `number`. How high the image is. Models mostly want a multiple of 8 or 16. Unit:
     * pixels. Range: a whole number, 1 or more.
     * @param args.parameters.scheduler `string`. How the steps are spaced, by the scheduler's name in Diffusers. Unless
     * given, the model's own.
     * @param args.parameters.seed `number`. The seed of the noise: the same seed with the same call mostly gives the
     * same output again. Range: a whole number.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.outputType `string`. What the image is given as: `blob`, `url`, `dataUrl` or `json`. Default:
     * `"blob"`.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `Blob`. The image; its type says what kind it is, mostly a JPEG or a PNG. Or what `outputType` asks for:
     * its URL, a data URL, the provider's whole response.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of text-to-image
     * @example
     * import { textToImage } from "@callsheet/inference";
     *
     * const output = await textToImage({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "black-forest-labs/FLUX.1-schnell",
     *     inputs: "A paper boat on a monsoon street, watercolour",
     *     parameters: { num_inference_steps: 5 },
     * });
     */
    <Type extends OutputType = "blob">(
        args: TextToImageInput & Target,
        options?: ImageOptions<Type>,
    ): Promise<ImageOutput<Type>>;
};
