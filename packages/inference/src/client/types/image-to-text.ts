// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";
import type { WithData } from "../helper.ts";

/** The inputs and parameters of `imageToText`. */
export type ImageToTextInput = {
    /** The image. Media types: image/jpeg, image/png, image/webp, image/gif. */
    inputs: FileInput;
    /** Parameters that change the result. */
    parameters?: ImageToTextParameters | undefined;
};

/** The parameters of image-to-text. */
export type ImageToTextParameters = {
    /** How long the text may become. Unit: tokens. Range: a whole number, 1 or more. */
    max_new_tokens?: number | undefined;
    /**
     * Settings of the model's generator by their names in Transformers, such as `max_new_tokens`, `temperature` or
     * `do_sample`.
     */
    generation_parameters?: Record<string, unknown> | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** What the model wrote. */
export type ImageToTextOutput = {
    /** The text. */
    generated_text: string;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `imageToText`. */
export type ImageToTextHelper = {
    /**
     * Describes an image, or reads the text in it.
     *
     * @param args.inputs `Blob | ArrayBuffer | Uint8Array`. The image. Media types: image/jpeg, image/png, image/webp,
     * image/gif.
     * @param args.parameters.max_new_tokens `number`. How long the text may become. Unit: tokens. Range: a whole
     * number, 1 or more.
     * @param args.parameters.generation_parameters `Record<string, unknown>`. Settings of the model's generator by
     * their names in Transformers, such as `max_new_tokens`, `temperature` or `do_sample`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ generated_text }`. What the model wrote.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of image-to-text
     * @example
     * import { readFile } from "node:fs/promises";
     * import { imageToText } from "@callsheet/inference";
     *
     * const output = await imageToText({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "Salesforce/blip-image-captioning-base",
     *     inputs: await readFile("cats.jpg"),
     * });
     */
    (args: WithData<ImageToTextInput> & Target, options?: Options): Promise<ImageToTextOutput>;
};
