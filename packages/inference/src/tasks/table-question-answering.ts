import { array, boolean, looseObject, number, object, optional, picklist, string } from "valibot";
import { beside, table } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

export const tableQuestionAnsweringSchemas = taskSchemas({
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

export const tableQuestionAnsweringTask = task(tableQuestionAnsweringSchemas, {
    takes: ["text", "table"],
    gives: "text",
    example: {
        inputs: {
            query: "Which river is the longest?",
            table: { River: ["Narmada", "Tapi", "Sabarmati"], "Length (km)": ["1312", "724", "371"] },
        },
    },
    exampleModel: "google/tapas-base-finetuned-wtq",
    method: {
        js: "tableQuestionAnswering",
        python: {
            name: "table_question_answering",
            arguments: ({ query, table }, parameters) => ({ table, query, ...parameters }),
        },
    },
});
