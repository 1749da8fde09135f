import { array, looseObject, number, object, string, union } from "valibot";
import { columns } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const tabularClassificationSchemas = taskSchemas({
    id: "tabular-classification",
    inputs: object({ data: columns }),
    parameters: looseObject({}),
    output: array(union([string(), number()])),
});

export const tabularClassificationTask = task(tabularClassificationSchemas, {
    takes: ["table"],
    gives: "labels",
    example: { inputs: { data: { radius: [12.3, 20.6], texture: [15.7, 29.3], area: [463.1, 1320.8] } } },
    exampleModel: "scikit-learn/cancer-prediction-trees",
    method: {
        js: "tabularClassification",
        python: { name: "tabular_classification", arguments: ({ data }) => ({ table: data }) },
    },
});
