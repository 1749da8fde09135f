import { array, looseObject, number, object } from "valibot";
import { columns } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const tabularRegressionSchemas = taskSchemas({
    id: "tabular-regression",
    inputs: object({ data: columns }),
    parameters: looseObject({}),
    output: array(number()),
});

export const tabularRegressionTask = task(tabularRegressionSchemas, {
    takes: ["table"],
    gives: "numbers",
    example: {
        inputs: {
            data: { Height: [11.52, 12.48], Length1: [23.2, 24], Species: ["Bream", "Bream"], Width: [4.02, 4.31] },
        },
    },
    exampleModel: "scikit-learn/Fish-Weight",
    method: {
        js: "tabularRegression",
        // huggingface_hub 2.4.0 has the method, but knows no provider that serves it.
    },
});
