import { array, boolean, looseObject, number, object, optional, picklist, string } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { beside, table } from "./modalities.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "table-question-answering",
    inputs: object({ query: string(), table }),
    parameters: looseObject({
        padding: optional(picklist(["do_not_pad", "longest", "max_length"])),
        sequential: optional(boolean()),
        truncation: optional(boolean()),
    }),
    output: looseObject({
        answer: string(),
        coordinates: beside(array(array(number()))),
        cells: beside(array(string())),
        aggregator: beside(string()),
    }),
});

export const task = defineTask(schemas, {
    takes: ["text", "table"],
    gives: "text",
    example: {
        inputs: {
            query: "Which river is the longest?",
            table: { River: ["Narmada", "Tapi", "Sabarmati"], "Length (km)": ["1312", "724", "371"] },
        },
    },
    exampleModel: "google/tapas-base-finetuned-wtq",
    python: ({ query, table }, parameters) => ({ table, query, ...parameters }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Answers a question from a table whose cells are strings.",
    source: "the Hub's schema of table-question-answering",
    inputs: {
        text: "The question and the table.",
        fields: {
            query: { text: "The question." },
            table: {
                text: "The table: the name of each column, and its cells from top to bottom, as strings. All columns are equally long.",
            },
        },
    },
    parameters: {
        padding: {
            text: "How texts are padded to the same length before the model reads them.",
            default: "do_not_pad",
            options: {
                do_not_pad: "They are not.",
                longest: "To the longest one.",
                max_length: "To the most tokens that the model reads.",
            },
            example: "longest",
        },
        sequential: {
            text: "Whether several questions are answered one after the other, each with the answers before it in mind. Some models need it; it is slower.",
            default: false,
            example: true,
        },
        truncation: {
            text: "Whether rows are left out if the table is too long for the model.",
            default: false,
            example: true,
        },
    },
    commonParameters: ["sequential"],
    output: {
        text: "The answer.",
        fields: {
            answer: {
                text: "The answer: the cells that hold it, and how they are put together, such as `SUM > 1, 2`.",
            },
            coordinates: { text: "Where these cells are: `[row, column]` of each, from 0." },
            cells: { text: "What these cells hold." },
            aggregator: { text: "How they are put together: `SUM`, `AVERAGE`, `COUNT` or `NONE`." },
        },
    },
    typeNames: {
        "TableQuestionAnsweringParameters.padding": "Padding",
    },
});
