import { englishInputs } from "./english-inputs.ts";
import { englishParameters } from "./english-parameters.ts";
import type { FieldLabel, WordsOfFields } from "./field-words.ts";

/** What the fields are called in English; their descriptions, which are English, say the rest. */
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
