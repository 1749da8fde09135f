// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `questionAnswering`. */
export type QuestionAnsweringInput = {
    /** The question, and the text that holds the answer. */
    inputs: QuestionAnsweringInputData;
    /** Parameters that change the result. */
    parameters?: QuestionAnsweringParameters | undefined;
};

/** The question, and the text that holds the answer. */
export type QuestionAnsweringInputData = {
    /** The question. */
    question: string;
    /** The text that holds the answer. */
    context: string;
};

/** The parameters of question-answering. */
export type QuestionAnsweringParameters = {
    /**
     * How many answers the model looks for, the likeliest first; the first one is given to you. Range: a whole number,
     * 1 or more. Default: `1`.
     */
    top_k?: number | undefined;
    /**
     * A text that is too long for the model is read in pieces; each overlaps the one before by this much. Unit: tokens.
     * Range: a whole number, 1 or more. Default: `128`.
     */
    doc_stride?: number | undefined;
    /** How long an answer may be. Unit: tokens. Range: a whole number, 1 or more. Default: `15`. */
    max_answer_len?: number | undefined;
    /**
     * The longest piece that the model reads at once, including the question. Unit: tokens. Range: a whole number, 1 or
     * more. Default: `384`.
     */
    max_seq_len?: number | undefined;
    /** The longest question; the rest is cut off. Unit: tokens. Range: a whole number, 1 or more. Default: `64`. */
    max_question_len?: number | undefined;
    /** Whether the answer may be empty if none is found. Default: `false`. */
    handle_impossible_answer?: boolean | undefined;
    /**
     * Whether an answer begins and ends with whole words. Switch it off for languages without spaces, such as Japanese.
     * Default: `true`.
     */
    align_to_words?: boolean | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/** The answer that the model is surest of. */
export type QuestionAnsweringOutput = {
    /** The answer: words of the context. */
    answer: string;
    /** How sure the model is. Range: 0 to 1. */
    score?: number | null | undefined;
    /** Where in the context it begins, from 0. Unit: characters. Range: a whole number, 0 or more. */
    start?: number | null | undefined;
    /**
     * Where in the context it ends: the place after its last character. Unit: characters. Range: a whole number, 0 or
     * more.
     */
    end?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `questionAnswering`. */
export type QuestionAnsweringHelper = {
    /**
     * Answers a question from a text that holds the answer.
     *
     * @param args.inputs `{ question, context }`. The question, and the text that holds the answer.
     * @param args.inputs.question `string`. The question.
     * @param args.inputs.context `string`. The text that holds the answer.
     * @param args.parameters.top_k `number`. How many answers the model looks for, the likeliest first; the first one
     * is given to you. Range: a whole number, 1 or more. Default: `1`.
     * @param args.parameters.doc_stride `number`. A text that is too long for the model is read in pieces; each
     * overlaps the one before by this much. Unit: tokens. Range: a whole number, 1 or more. Default: `128`.
     * @param args.parameters.max_answer_len `number`. How long an answer may be. Unit: tokens. Range: a whole number, 1
     * or more. Default: `15`.
     * @param args.parameters.max_seq_len `number`. The longest piece that the model reads at once, including the
     * question. Unit: tokens. Range: a whole number, 1 or more. Default: `384`.
     * @param args.parameters.max_question_len `number`. The longest question; the rest is cut off. Unit: tokens. Range:
     * a whole number, 1 or more. Default: `64`.
     * @param args.parameters.handle_impossible_answer `boolean`. Whether the answer may be empty if none is found.
     * Default: `false`.
     * @param args.parameters.align_to_words `boolean`. Whether an answer begins and ends with whole words. Switch it
     * off for languages without spaces, such as Japanese. Default: `true`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ answer, score?, start?, end? }`. The answer that the model is surest of.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of question-answering; the defaults are those of its pipeline in Transformers
     * @example
     * import { questionAnswering } from "@callsheet/inference";
     *
     * const output = await questionAnswering({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "deepset/roberta-base-squad2",
     *     inputs: {
     *         question: "When does the library open?",
     *         context: "The library opens at nine and closes when the last reader leaves.",
     *     },
     * });
     */
    (args: QuestionAnsweringInput & Target, options?: Options): Promise<QuestionAnsweringOutput>;
};
