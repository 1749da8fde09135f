import { array, looseObject, number, object } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { columns } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "tabular-regression",
    inputs: object({ data: columns }),
    parameters: looseObject({}),
    output: array(number()),
});

export const task = defineTask(schemas, {
    takes: ["table"],
    gives: "numbers",
    example: {
        inputs: {
            data: { Height: [11.52, 12.48], Length1: [23.2, 24], Species: ["Bream", "Bream"], Width: [4.02, 4.31] },
        },
    },
    exampleModel: "scikit-learn/Fish-Weight",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Gives a number for each row of a table.",
    source: "the method tabular_regression of huggingface_hub",
    inputs: shared.tableRows,
    parameters: {},
    commonParameters: [],
    output: { text: "The number of each row, in their order." },
});
