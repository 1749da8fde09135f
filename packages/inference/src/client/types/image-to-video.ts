// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";
import type { TargetSize } from "./target-size.ts";

/** The inputs and parameters of `imageToVideo`. */
export type ImageToVideoInput = {
    /** The image that the video begins with. Media types: image/jpeg, image/png, image/webp, image/gif. */
    inputs: FileInput;
    /** Parameters that change the result. */
    parameters?: ImageToVideoParameters | undefined;
};

/** The parameters of image-to-video. */
export type ImageToVideoParameters = {
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
    /** How many frames the video has: more of them make it longer. Unit: frames. Range: a whole number, 1 or more. */
    num_frames?: number | undefined;
    /**
     * The seed of the noise: the same seed with the same call mostly gives the same output again. Range: a whole
     * number.
     */
    seed?: number | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The video; its type says what kind it is, mostly an MP4. */
export type ImageToVideoOutput = Blob;

/** The type of `imageToVideo`. */
export type ImageToVideoHelper = {
    /**
     * Sets an image in motion.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The image that the video begins with. Media types:
     * image/jpeg, image/png, image/webp, image/gif.
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
     * @param args.parameters.num_frames `number`. How many frames the video has: more of them make it longer. Unit:
     * frames. Range: a whole number, 1 or more.
     * @param args.parameters.seed `number`. The seed of the noise: the same seed with the same call mostly gives the
     * same output again. Range: a whole number.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `Blob`. The video; its type says what kind it is, mostly an MP4.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of image-to-video
     * @example
     * import { readFile } from "node:fs/promises";
     * import { imageToVideo } from "@callsheet/inference";
     *
     * const output = await imageToVideo({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "Wan-AI/Wan2.1-I2V-14B-720P",
     *     provider: "fal-ai",
     *     inputs: await readFile("cat.png"),
     *     parameters: { prompt: "The cat looks up and yawns" },
     * });
     */
    (args: WithData<ImageToVideoInput> & Target, options?: Options): Promise<ImageToVideoOutput>;
};
