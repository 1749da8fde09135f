import type { DescriptionOfTask } from "./description.ts";

export const tabularRegression: DescriptionOfTask<"tabular-regression"> = {
    summary: "Gives a number for each row of a table.",
    source: "the method tabular_regression of huggingface_hub",
    inputs: {
        text: "The rows, column by column.",
        fields: {
            data: {
                text: "The name of each column, and its cells from top to bottom. All columns are equally long, and named as the model was trained.",
            },
        },
    },
    parameters: {},
    output: { text: "The number of each row, in their order." },
};
