// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";
import type { FileInput } from "../../wire/leaf.ts";

/** The inputs and parameters of `documentQuestionAnswering`. */
export type DocumentQuestionAnsweringInput = {
    /** The document and the question. */
    inputs: DocumentQuestionAnsweringInputData;
    /** Parameters that change the result. */
    parameters?: DocumentQuestionAnsweringParameters | undefined;
};

/** The document and the question. */
export type DocumentQuestionAnsweringInputData = {
    /** The document: an image of one page. Media types: image/jpeg, image/png, image/webp, image/gif. */
    image: FileInput;
    /** The question. */
    question: string;
};

/** The parameters of document-question-answering. */
export type DocumentQuestionAnsweringParameters = {
    /**
     * A text that is too long for the model is read in pieces; each overlaps the one before by this much. Unit: tokens.
     * Range: a whole number, 1 or more. Default: `128`.
     */
    doc_stride?: number | undefined;
    /** Whether the answer may be empty if none is found. Default: `false`. */
    handle_impossible_answer?: boolean | undefined;
    /** The language that the words in the image are read in, by its name in Tesseract. Default: `"eng"`. */
    lang?: string | undefined;
    /** How long an answer may be. Unit: tokens. Range: a whole number, 1 or more. Default: `15`. */
    max_answer_len?: number | undefined;
    /**
     * The longest piece that the model reads at once, including the question. Unit: tokens. Range: a whole number, 1 or
     * more. Default: `384`.
     */
    max_seq_len?: number | undefined;
    /** The longest question; the rest is cut off. Unit: tokens. Range: a whole number, 1 or more. Default: `64`. */
    max_question_len?: number | undefined;
    /**
     * How many answers the model looks for, the likeliest first; the first one is given to you. Range: a whole number,
     * 1 or more. Default: `1`.
     */
    top_k?: number | undefined;
    /**
     * The words of the document and where each stands, so that the image need not be read: a word, then
     * `[left, top, right, bottom]` in thousandths of the page, and so on.
     */
    word_boxes?: WordBox[] | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/**
 * The words of the document and where each stands, so that the image need not be read: a word, then
 * `[left, top, right, bottom]` in thousandths of the page, and so on.
 */
export type WordBox = string | number[];

/** The answer that the model is surest of. */
export type DocumentQuestionAnsweringOutput = {
    /** The words of the answer. */
    answer: string;
    /** How sure the model is. A model that writes its answers gives none. Range: 0 to 1. */
    score?: number | null | undefined;
    /** Which word of the document the answer begins with, from 0. Unit: words. Range: a whole number, 0 or more. */
    start?: number | null | undefined;
    /** Which word of the document it ends with, from 0. Unit: words. Range: a whole number, 0 or more. */
    end?: number | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `documentQuestionAnswering`. */
export type DocumentQuestionAnsweringHelper = {
    /**
     * Answers a question from an image of a document.
     *
     * @param args.inputs `{ image, question }`. The document and the question.
     * @param args.inputs.image `Blob | ArrayBuffer | Uint8Array`. The document: an image of one page. Media types:
     * image/jpeg, image/png, image/webp, image/gif.
     * @param args.inputs.question `string`. The question.
     * @param args.parameters.doc_stride `number`. A text that is too long for the model is read in pieces; each
     * overlaps the one before by this much. Unit: tokens. Range: a whole number, 1 or more. Default: `128`.
     * @param args.parameters.handle_impossible_answer `boolean`. Whether the answer may be empty if none is found.
     * Default: `false`.
     * @param args.parameters.lang `string`. The language that the words in the image are read in, by its name in
     * Tesseract. Default: `"eng"`.
     * @param args.parameters.max_answer_len `number`. How long an answer may be. Unit: tokens. Range: a whole number, 1
     * or more. Default: `15`.
     * @param args.parameters.max_seq_len `number`. The longest piece that the model reads at once, including the
     * question. Unit: tokens. Range: a whole number, 1 or more. Default: `384`.
     * @param args.parameters.max_question_len `number`. The longest question; the rest is cut off. Unit: tokens. Range:
     * a whole number, 1 or more. Default: `64`.
     * @param args.parameters.top_k `number`. How many answers the model looks for, the likeliest first; the first one
     * is given to you. Range: a whole number, 1 or more. Default: `1`.
     * @param args.parameters.word_boxes `(string | number[])[]`. The words of the document and where each stands, so
     * that the image need not be read: a word, then `[left, top, right, bottom]` in thousandths of the page, and so on.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ answer, score?, start?, end? }`. The answer that the model is surest of.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of document-question-answering; the defaults are those of its pipeline in Transformers
     * @example
     * import { readFile } from "node:fs/promises";
     * import { documentQuestionAnswering } from "@callsheet/inference";
     *
     * const output = await documentQuestionAnswering({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "impira/layoutlm-document-qa",
     *     inputs: {
     *         image: await readFile("cat.png"),
     *         question: "What is written at the top of the page?",
     *     },
     * });
     */
    (args: DocumentQuestionAnsweringInput & Target, options?: Options): Promise<DocumentQuestionAnsweringOutput>;
};
