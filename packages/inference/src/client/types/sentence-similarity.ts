// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `sentenceSimilarity`. */
export type SentenceSimilarityInput = {
    /** The sentence, and those that it is compared with. */
    inputs: SentenceSimilarityInputData;
    /** No parameters are known. */
    parameters?: SentenceSimilarityParameters | undefined;
};

/** The sentence, and those that it is compared with. */
export type SentenceSimilarityInputData = {
    /** The sentence that the others are compared with. */
    source_sentence: string;
    /** The others. */
    sentences: string[];
};

/** The parameters of sentence-similarity: none are known. What you pass is sent unchanged. */
export type SentenceSimilarityParameters = Record<string, unknown>;

/** How alike they are, one number for each of the others, in their order. Range: -1 to 1. */
export type SentenceSimilarityOutput = number[];

/** The type of `sentenceSimilarity`. */
export type SentenceSimilarityHelper = {
    /**
     * Compares one sentence with several others; 1 means the same.
     *
     * @param args.inputs `{ source_sentence, sentences }`. The sentence, and those that it is compared with.
     * @param args.inputs.source_sentence `string`. The sentence that the others are compared with.
     * @param args.inputs.sentences `string[]`. The others.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `number[]`. How alike they are, one number for each of the others, in their order.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of sentence-similarity
     * @example
     * import { sentenceSimilarity } from "@callsheet/inference";
     *
     * const output = await sentenceSimilarity({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "intfloat/multilingual-e5-large",
     *     inputs: {
     *         source_sentence: "The bus leaves at noon.",
     *         sentences: [
     *             "Departure is at twelve.",
     *             "The cat sleeps on the roof.",
     *             "We eat after midday.",
     *         ],
     *     },
     * });
     */
    (args: SentenceSimilarityInput & Target, options?: Options): Promise<SentenceSimilarityOutput>;
};
