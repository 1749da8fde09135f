import { type EmbeddingModelV4, InvalidResponseDataError } from "@ai-sdk/provider";
import { type FeatureExtractionOutput, featureExtraction } from "@callsheet/inference";
import { headerWarnings, parametersIn } from "./call-settings.ts";
import { withSdkErrors } from "./errors.ts";
import { responseOf } from "./exchange.ts";
import type { ModelContext } from "./model-context.ts";

/** The default limit of text-embeddings-inference, the Hub's own server of embeddings. */
const maxTexts = 32;

/** A model for `embed` and `embedMany`, by the task `feature-extraction`. */
export const embeddingModel = ({ identity, start }: ModelContext): EmbeddingModelV4 => ({
    ...identity,
    maxEmbeddingsPerCall: maxTexts,
    supportsParallelCalls: true,
    async doEmbed(call) {
        const { values, dimensions, providerOptions } = call;
        const started = start(call);
        const rows = await withSdkErrors(started, () =>
            featureExtraction(
                {
                    ...started.target,
                    ...parametersIn(providerOptions),
                    inputs: values,
                    ...(dimensions !== undefined && { dimensions }),
                },
                started.options,
            ),
        );
        return {
            embeddings: embeddingsIn(rows, values.length),
            warnings: headerWarnings(call.headers),
            response: responseOf(started.exchanges),
        };
    },
});

/** @throws InvalidResponseDataError unless there is one list of numbers for each text */
function embeddingsIn(rows: FeatureExtractionOutput, count: number): number[][] {
    if (rows.length === count && rows.every(isNumbers)) return rows;
    throw new InvalidResponseDataError({
        data: rows,
        message: "The model did not return one vector for each text: it may return one for each token.",
    });
}

const isNumbers = (row: number | FeatureExtractionOutput): row is number[] =>
    Array.isArray(row) && row.every((value) => typeof value === "number");
