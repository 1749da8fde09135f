import type { FieldLabel, WordsOfFields } from "../../fields/field-words.ts";
import { englishInputs } from "./inputs.ts";
import { englishParameters } from "./parameters.ts";

/** The English labels of fields; the rest of the text comes from their descriptions. */
export const englishFields: WordsOfFields<FieldLabel> = {
    inputs: englishInputs,
    parameters: englishParameters,
    ofTask: {
        "feature-extraction": { truncate: { label: "Cut off what is too long" } },
        "fill-mask": { top_k: { label: "How many guesses" } },
        "document-question-answering": { top_k: { label: "How many answers" } },
        "question-answering": { top_k: { label: "How many answers" } },
        "text-generation": { top_k: { label: "Top k" } },
        "visual-question-answering": { top_k: { label: "How many answers" } },
    },
};
