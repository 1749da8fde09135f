import { array, looseObject, number, object, string, union } from "valibot";
import { allDependencies } from "../request/dependencies.ts";
import { helper } from "../request/helper.ts";
import type { TabularClassificationHelper } from "../types/tabular-classification.ts";
import { columns } from "./modalities.ts";
import { task } from "./task.ts";

export const tabularClassificationTask = task({
    id: "tabular-classification",
    takes: ["table"],
    gives: "labels",
    inputs: object({ data: columns }),
    parameters: looseObject({}),
    output: array(union([string(), number()])),
    example: { inputs: { data: { radius: [12.3, 20.6], texture: [15.7, 29.3], area: [463.1, 1320.8] } } },
    exampleModel: "scikit-learn/cancer-prediction-trees",
    method: {
        js: "tabularClassification",
        python: { name: "tabular_classification", arguments: ({ data }) => ({ table: data }) },
    },
});

/** Sorts each row of a table into a class. */
export const tabularClassification: TabularClassificationHelper = helper(tabularClassificationTask, allDependencies);
