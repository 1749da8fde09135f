// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";

/** The inputs and parameters of `visualQuestionAnswering`. */
export type VisualQuestionAnsweringInput = {
    /** The image and the question. */
    inputs: VisualQuestionAnsweringInputData;
    /** Parameters that change the result. */
    parameters?: VisualQuestionAnsweringParameters | undefined;
};

/** The image and the question. */
export type VisualQuestionAnsweringInputData = {
    /** The image. Media types: image/jpeg, image/png, image/webp, image/gif. */
    image: FileInput;
    /** The question. */
    question: string;
};

/** The parameters of visual-question-answering. */
export type VisualQuestionAnsweringParameters = {
    /**
     * How many answers the model looks for, the likeliest first; the first one is given to you. Range: a whole number,
     * 1 or more. Default: `5`.
     */
    top_k?: number | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The answer that the model is surest of. */
export type VisualQuestionAnsweringOutput = {
    /** The answer. */
    answer: string;
    /** How sure the model is. A model that writes its answers gives none. Range: 0 to 1. */
    score?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `visualQuestionAnswering`. */
export type VisualQuestionAnsweringHelper = {
    /**
     * Answers a question about an image.
     *
     * @param args.inputs `{ image, question }`. The image and the question.
     * @param args.inputs.image `Blob | ArrayBuffer | Uint8Array`. The image. Media types: image/jpeg, image/png,
     * image/webp, image/gif.
     * @param args.inputs.question `string`. The question.
     * @param args.parameters.top_k `number`. How many answers the model looks for, the likeliest first; the first one
     * is given to you. Range: a whole number, 1 or more. Default: `5`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ answer, score? }`. The answer that the model is surest of.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of visual-question-answering; the default is that of its pipeline in Transformers
     * @example
     * import { readFile } from "node:fs/promises";
     * import { visualQuestionAnswering } from "@callsheet/inference";
     *
     * const output = await visualQuestionAnswering({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "dandelin/vilt-b32-finetuned-vqa",
     *     inputs: { image: await readFile("cat.png"), question: "How many cats are there?" },
     * });
     */
    (args: VisualQuestionAnsweringInput & Target, options?: Options): Promise<VisualQuestionAnsweringOutput>;
};
