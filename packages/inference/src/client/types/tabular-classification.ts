// Written by `npm run types -w @callsheet/inference`, from the schemas in ../../tasks and the words in ../../descriptions.
import type { Options, Target } from "../../request/options.ts";

/** The inputs and parameters of `tabularClassification`. */
export type TabularClassificationInput = {
    /** The rows, column by column. */
    inputs: TabularClassificationInputData;
    /** No parameters are known. */
    parameters?: TabularClassificationParameters | undefined;
};

/** The rows, column by column. */
export type TabularClassificationInputData = {
    /**
     * The name of each column, and its cells from top to bottom. All columns are equally long, and named as the model
     * was trained.
     */
    data: Record<string, (string | number)[]>;
};

/** The parameters of tabular-classification: none are known. What you pass is sent unchanged. */
export type TabularClassificationParameters = Record<string, unknown>;

/** The class of each row, in their order. */
export type TabularClassificationOutput = (string | number)[];

/** The type of `tabularClassification`. */
export type TabularClassificationHelper = {
    /**
     * Sorts each row of a table into a class.
     *
     * @param args.inputs `{ data }`. The rows, column by column.
     * @param args.inputs.data `Record<string, (string | number)[]>`. The name of each column, and its cells from top to
     * bottom. All columns are equally long, and named as the model was trained.
     * @param args.model `string`. The model's id on the Hub. For the token, the provider and an endpoint see Target.
     * @param options.signal `AbortSignal`. Ends the call. For the other options, such as timeouts, see Options.
     * @returns `(string | number)[]`. The class of each row, in their order.
     * @throws InputError before anything is sent; HubApiError if the Hub cannot say who serves the model;
     * ProviderApiError for a status that is not 2xx; ProviderOutputError for a response of another shape; TimeoutError;
     * AbortedError
     * @see the method tabular_classification of huggingface_hub
     * @example
     * import { tabularClassification } from "@callsheet/inference";
     *
     * const output = await tabularClassification({
     *     accessToken: process.env.HF_TOKEN,
     *     model: "scikit-learn/cancer-prediction-trees",
     *     inputs: { data: { radius: [12.3, 20.6], texture: [15.7, 29.3], area: [463.1, 1320.8] } },
     * });
     */
    (args: TabularClassificationInput & Target, options?: Options): Promise<TabularClassificationOutput>;
};
