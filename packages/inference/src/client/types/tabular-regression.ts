// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `tabularRegression`. */
export type TabularRegressionInput = {
    /** The rows, column by column. */
    inputs: TabularRegressionInputData;
    /** No parameters are known. */
    parameters?: TabularRegressionParameters | undefined;
};

/** The rows, column by column. */
export type TabularRegressionInputData = {
    /**
     * The name of each column, and its cells from top to bottom. All columns are equally long, and named as the model
     * was trained.
     */
    data: Record<string, (string | number)[]>;
};

/** The parameters of tabular-regression: none are known. What you pass is sent unchanged. */
export type TabularRegressionParameters = Record<string, unknown>;

/** The number of each row, in their order. */
export type TabularRegressionOutput = number[];

/** The type of `tabularRegression`. */
export type TabularRegressionHelper = {
    /**
     * Gives a number for each row of a table.
     *
     * @param args.inputs `{ data }`. The rows, column by column.
     * @param args.inputs.data `Record<string, (string | number)[]>`. The name of each column, and its cells from top to
     * bottom. All columns are equally long, and named as the model was trained.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `number[]`. The number of each row, in their order.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the method tabular_regression of huggingface_hub
     * @example
     * import { tabularRegression } from "@callsheet/inference";
     *
     * const output = await tabularRegression({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "scikit-learn/Fish-Weight",
     *     inputs: {
     *         data: {
     *             Height: [11.52, 12.48],
     *             Length1: [23.2, 24],
     *             Species: ["Bream", "Bream"],
     *             Width: [4.02, 4.31],
     *         },
     *     },
     * });
     */
    (args: TabularRegressionInput & Target, options?: Options): Promise<TabularRegressionOutput>;
};
