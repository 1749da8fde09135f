// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `textToVideo`. */
export type TextToVideoInput = {
    /** What should be seen, in words: the prompt. */
    inputs: string;
    /** Parameters that change the result. */
    parameters?: TextToVideoParameters | undefined;
};

/** The parameters of text-to-video. */
export type TextToVideoParameters = {
    /**
     * How closely the prompt is followed: higher is closer and less varied, and too high looks overdone. Often between
     * 1 and 15. Range: 0 or more.
     */
    guidance_scale?: number | undefined;
    /** What should not be seen: one prompt, or several. */
    negative_prompt?: string | string[] | undefined;
    /**
     * How many steps lead from noise to the output: more take longer and mostly look better. Fast models need 1 to 8,
     * others 20 to 50. Range: a whole number, 1 or more.
     */
    num_inference_steps?: number | undefined;
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
export type TextToVideoOutput = Blob;

/** The type of `textToVideo`. */
export type TextToVideoHelper = {
    /**
     * Makes a video from its description.
     *
     * @param args.inputs `string`. What should be seen, in words: the prompt.
     * @param args.parameters.guidance_scale `number`. How closely the prompt is followed: higher is closer and less
     * varied, and too high looks overdone. Often between 1 and 15. Range: 0 or more.
     * @param args.parameters.negative_prompt `string | string[]`. What should not be seen: one prompt, or several.
     * @param args.parameters.num_inference_steps `number`. How many steps lead from noise to the output: more take
     * longer and mostly look better. Fast models need 1 to 8, others 20 to 50. Range: a whole number, 1 or more.
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
     * @see the Hub's schema of text-to-video
     * @example
     * import { textToVideo } from "@callsheet/inference";
     *
     * const output = await textToVideo({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "Lightricks/LTX-Video",
     *     provider: "fal-ai",
     *     inputs: "A tram crosses a bridge at dusk while the first lights come on",
     * });
     */
    (args: TextToVideoInput & Target, options?: Options): Promise<TextToVideoOutput>;
};
