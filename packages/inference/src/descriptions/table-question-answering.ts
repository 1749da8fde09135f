import type { DescriptionOfTask } from "./description.ts";

export const tableQuestionAnswering: DescriptionOfTask<"table-question-answering"> = {
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
        },
        sequential: {
            text: "Whether several questions are answered one after the other, each with the answers before it in mind. Some models need it; it is slower.",
            default: false,
        },
        truncation: { text: "Whether rows are left out if the table is too long for the model.", default: false },
    },
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
};
