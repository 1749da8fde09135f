import type { DescriptionOfTask } from "./description.ts";

export const sentenceSimilarity: DescriptionOfTask<"sentence-similarity"> = {
    summary: "Compares one sentence with several others; 1 means the same.",
    source: "the Hub's schema of sentence-similarity",
    inputs: {
        text: "The sentence, and those that it is compared with.",
        fields: {
            source_sentence: { text: "The sentence that the others are compared with." },
            sentences: { text: "The others." },
        },
    },
    parameters: {},
    output: {
        text: "How alike they are, one number for each of the others, in their order.",
        range: { min: -1, max: 1 },
    },
};
