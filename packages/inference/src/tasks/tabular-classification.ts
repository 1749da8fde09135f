import { array, looseObject, number, object, string, union } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { columns } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "tabular-classification",
    inputs: object({ data: columns }),
    parameters: looseObject({}),
    output: array(union([string(), number()])),
});

export const task = defineTask(schemas, {
    takes: ["table"],
    gives: "labels",
    example: { inputs: { data: { radius: [12.3, 20.6], texture: [15.7, 29.3], area: [463.1, 1320.8] } } },
    exampleModel: "scikit-learn/cancer-prediction-trees",
    python: ({ data }) => ({ table: data }),
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Sorts each row of a table into a class.",
    source: "the method tabular_classification of huggingface_hub",
    inputs: shared.tableRows,
    parameters: {},
    commonParameters: [],
    output: { text: "The class of each row, in their order." },
});
