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
import type { DescriptionOf } from "./description.ts";
import { text } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

/** Numbers, nested one to four deep: one vector for a text, or one for each token. */
type Numbers = number | Numbers[];
const numbers: GenericSchema<Numbers[]> = array(union([number(), lazy(() => numbers)]));

export const schemas = defineSchemas({
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

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "numbers",
    example: { inputs: "Salt, cumin, and a squeeze of lemon." },
    exampleModel: "microsoft/harrier-oss-v1-0.6b",
    python: "text",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Turns a text into numbers, so that texts can be compared (an embedding).",
    source: "the Hub's schema of feature-extraction; dimensions and encoding_format are those of OpenAI's embeddings",
    inputs: { text: "The text, or several at once." },
    parameters: {
        dimensions: {
            text: "The length of a vector, for models that can shorten it. Unless given, its full length.",
            range: shared.count,
            example: 256,
        },
        encoding_format: {
            text: "How the provider writes the numbers.",
            default: "float",
            options: {
                float: "As numbers.",
                base64: "As base64 text of their bytes, which is shorter. The output is numbers all the same.",
            },
            example: "float",
        },
        normalize: {
            text: "Whether each vector is made one unit long, so that texts are compared by a dot product.",
            default: true,
            example: true,
        },
        prompt_name: {
            text: "The name of the model's own prompt to put before the text, such as `query` or `passage`. Unless given, none is.",
            example: "query",
        },
        truncate: {
            text: "Whether a text that is too long is cut off. Otherwise it is an error.",
            default: false,
            example: true,
        },
        truncation_direction: {
            text: "The end at which a text that is too long is cut off.",
            default: "right",
            options: { left: "The beginning is lost.", right: "The end is lost." },
            example: "left",
            needs: { parameters: ["truncate"] },
        },
    },
    commonParameters: ["normalize", "truncate"],
    output: {
        text: "One vector for a text; a list of them for several texts, or for the tokens of a text where the model gives each its own.",
    },
    typeNames: {
        "FeatureExtractionInput.inputs": "FeatureExtractionInputs",
        "FeatureExtractionInput.truncation_direction": "FeatureExtractionInputTruncationDirection",
    },
});
