import type { FieldStrings } from "../../fields/field-words.ts";
import { englishInputs } from "./inputs.ts";
import { englishParameters } from "./parameters.ts";

/** The English labels of fields; the rest of the text comes from their descriptions. */
export const englishFields: FieldStrings = {
    inputs: englishInputs,
    parameters: englishParameters,
    ofTask: {
        "feature-extraction": { truncate: { label: "Truncate" } },
        "fill-mask": { top_k: { label: "Top k words" } },
        "document-question-answering": { top_k: { label: "Top k answers" } },
        "question-answering": { top_k: { label: "Top k answers" } },
        "text-generation": { top_k: { label: "Top k" } },
        "visual-question-answering": { top_k: { label: "Top k answers" } },
    },
    facts: {
        number: "a number",
        whole: "a whole number",
        above: "more than {0}",
        below: "less than {0}",
        between: "{0} to {1}",
        least: "{0} or more",
        most: "at most {0}",
        unit: "in {unit}",
        units: {
            characters: "characters",
            frames: "frames",
            pixels: "pixels",
            seconds: "seconds",
            tokens: "tokens",
            words: "words",
        },
        example: "such as {example}",
    },
};
