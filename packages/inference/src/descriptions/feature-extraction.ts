import type { DescriptionOfTask } from "./description.ts";
import { count } from "./numbers.ts";

export const featureExtraction: DescriptionOfTask<"feature-extraction"> = {
    summary: "Turns a text into numbers, so that texts can be compared (an embedding).",
    source: "the Hub's schema of feature-extraction; dimensions and encoding_format are those of OpenAI's embeddings",
    inputs: { text: "The text, or several at once." },
    parameters: {
        normalize: {
            text: "Whether each vector is made one unit long, so that texts are compared by a dot product.",
            default: true,
        },
        prompt_name: {
            text: "The name of the model's own prompt to put before the text, such as `query` or `passage`. Unless given, none is.",
        },
        truncate: { text: "Whether a text that is too long is cut off. Otherwise it is an error.", default: false },
        truncation_direction: {
            text: "The end at which a text that is too long is cut off.",
            default: "right",
            options: { left: "The beginning is lost.", right: "The end is lost." },
        },
        dimensions: {
            text: "The length of a vector, for models that can shorten it. Unless given, its full length.",
            range: count,
        },
        encoding_format: {
            text: "How the provider writes the numbers.",
            default: "float",
            options: { float: "As numbers.", base64: "As base64 text of the bytes, which this helper does not read." },
        },
    },
    output: {
        text: "One vector for a text; a list of them for several texts, or for the tokens of a text where the model gives each its own.",
    },
};
