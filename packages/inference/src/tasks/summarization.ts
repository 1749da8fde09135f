import { boolean, looseObject, optional, record, string, unknown } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { text, truncation } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "summarization",
    inputs: text,
    parameters: looseObject({
        clean_up_tokenization_spaces: optional(boolean()),
        truncation: optional(truncation),
        generate_parameters: optional(record(string(), unknown())),
    }),
    output: looseObject({ summary_text: string() }),
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "text",
    example: {
        inputs:
            "The stepwell was dug five centuries ago, when the rains failed for three years in a row. Its galleries go " +
            "down seven floors, and each floor is cooler than the one above it. Travellers rested there through the " +
            "hot hours, traders kept their ledgers in the shade, and on feast days the whole village sat on its steps.",
    },
    exampleModel: "facebook/bart-large-cnn",
    python: "text",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Says a long text in a few sentences.",
    source: "the Hub's schema of summarization",
    inputs: { text: "The long text." },
    parameters: shared.tokenizer,
    commonParameters: ["truncation"],
    output: { text: "What the model wrote.", fields: { summary_text: { text: "The summary." } } },
    typeNames: {
        "SummarizationParameters.truncation": "SummarizationTruncationStrategy",
    },
});
