import {
    array,
    boolean,
    type GenericSchema,
    lazy,
    looseObject,
    number,
    optional,
    picklist,
    string,
    union,
} from "valibot";
import { text } from "./modalities.ts";
import { task, taskSchemas } from "./task.ts";

/** Numbers, nested one to four deep: one vector for a text, or one for each token. */
type Numbers = number | Numbers[];
const numbers: GenericSchema<Numbers[]> = array(union([number(), lazy(() => numbers)]));

export const featureExtractionSchemas = taskSchemas({
    id: "feature-extraction",
    inputs: union([text, array(text)]),
    flat: "inputs",
    parameters: looseObject({
        normalize: optional(boolean()),
        prompt_name: optional(string()),
        truncate: optional(boolean()),
        truncation_direction: optional(picklist(["left", "right"])),
        dimensions: optional(number()),
        encoding_format: optional(picklist(["float", "base64"])),
    }),
    output: numbers,
});

export const featureExtractionTask = task(featureExtractionSchemas, {
    takes: ["text"],
    gives: "numbers",
    example: { inputs: "Salt, cumin, and a squeeze of lemon." },
    exampleModel: "microsoft/harrier-oss-v1-0.6b",
    method: {
        js: "featureExtraction",
        python: { name: "feature_extraction", arguments: (text, parameters) => ({ text, ...parameters }) },
    },
});
