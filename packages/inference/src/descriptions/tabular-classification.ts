import type { DescriptionOfTask } from "./description.ts";

export const tabularClassification: DescriptionOfTask<"tabular-classification"> = {
    summary: "Sorts each row of a table into a class.",
    source: "the method tabular_classification of huggingface_hub",
    inputs: {
        text: "The rows, column by column.",
        fields: {
            data: {
                text: "The name of each column, and its cells from top to bottom. All columns are equally long, and named as the model was trained.",
            },
        },
    },
    parameters: {},
    output: { text: "The class of each row, in their order." },
};
