// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `tableQuestionAnswering`. */
export type TableQuestionAnsweringInput = {
    /** The question and the table. */
    inputs: TableQuestionAnsweringInputData;
    /** Parameters that change the result. */
    parameters?: TableQuestionAnsweringParameters | undefined;
};

/** The question and the table. */
export type TableQuestionAnsweringInputData = {
    /** The question. */
    query: string;
    /**
     * The table: the name of each column, and its cells from top to bottom, as strings. All columns are equally long.
     */
    table: Record<string, string[]>;
};

/** The parameters of table-question-answering. */
export type TableQuestionAnsweringParameters = {
    /**
     * How texts are padded to the same length before the model reads them.
     *
     * - `do_not_pad`: They are not.
     * - `longest`: To the longest one.
     * - `max_length`: To the most tokens that the model reads.
     *
     * Default: `"do_not_pad"`.
     */
    padding?: Padding | undefined;
    /**
     * Whether several questions are answered one after the other, each with the answers before it in mind. Some models
     * need it; it is slower. Default: `false`.
     */
    sequential?: boolean | undefined;
    /** Whether rows are left out if the table is too long for the model. Default: `false`. */
    truncation?: boolean | undefined;
    /** Further parameters, sent unchanged. */
    [key: string]: unknown;
};

/**
 * How texts are padded to the same length before the model reads them.
 *
 * - `do_not_pad`: They are not.
 * - `longest`: To the longest one.
 * - `max_length`: To the most tokens that the model reads.
 *
 * Default: `"do_not_pad"`.
 */
export type Padding = "do_not_pad" | "longest" | "max_length";

/** The answer. */
export type TableQuestionAnsweringOutput = {
    /** The answer: the cells that hold it, and how they are put together, such as `SUM > 1, 2`. */
    answer: string;
    /** Where these cells are: `[row, column]` of each, from 0. */
    coordinates?: number[][] | null | undefined;
    /** What these cells hold. */
    cells?: string[] | null | undefined;
    /** How they are put together: `SUM`, `AVERAGE`, `COUNT` or `NONE`. */
    aggregator?: string | null | undefined;
    /** Further fields of the response, unchanged. */
    [key: string]: unknown;
};

/** The type of `tableQuestionAnswering`. */
export type TableQuestionAnsweringHelper = {
    /**
     * Answers a question from a table whose cells are strings.
     *
     * @param args.inputs `{ query, table }`. The question and the table.
     * @param args.inputs.query `string`. The question.
     * @param args.inputs.table `Record<string, string[]>`. The table: the name of each column, and its cells from top
     * to bottom, as strings. All columns are equally long.
     * @param args.parameters.padding `"do_not_pad" | "longest" | "max_length"`. How texts are padded to the same length
     * before the model reads them. Default: `"do_not_pad"`.
     * @param args.parameters.sequential `boolean`. Whether several questions are answered one after the other, each
     * with the answers before it in mind. Some models need it; it is slower. Default: `false`.
     * @param args.parameters.truncation `boolean`. Whether rows are left out if the table is too long for the model.
     * Default: `false`.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `{ answer, coordinates?, cells?, aggregator? }`. The answer.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the Hub's schema of table-question-answering
     * @example
     * import { tableQuestionAnswering } from "@callsheet/inference";
     *
     * const output = await tableQuestionAnswering({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "google/tapas-base-finetuned-wtq",
     *     inputs: {
     *         query: "Which river is the longest?",
     *         table: { River: ["Narmada", "Tapi", "Sabarmati"], "Length (km)": ["1312", "724", "371"] },
     *     },
     * });
     */
    (args: TableQuestionAnsweringInput & Target, options?: Options): Promise<TableQuestionAnsweringOutput>;
};
