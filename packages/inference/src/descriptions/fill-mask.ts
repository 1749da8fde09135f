import type { DescriptionOfTask } from "./description.ts";
import { score } from "./labels.ts";
import { count, wholeFromZero } from "./numbers.ts";

export const fillMask: DescriptionOfTask<"fill-mask"> = {
    summary: "Guesses the word that a text hides behind the mask token.",
    source: "the Hub's schema of fill-mask; the default is that of its pipeline in Transformers",
    inputs: {
        text: "The text, with the model's mask token in the place of a word: `[MASK]`, or `<mask>`, as the model was trained.",
    },
    parameters: {
        top_k: { text: "The number of guesses to return, the likeliest first.", range: count, default: 5 },
        targets: { text: "The words to choose from. Unless given, all that the model knows." },
    },
    output: {
        text: "The guesses, the likeliest first.",
        each: "A guess at the hidden word.",
        fields: {
            sequence: { text: "The whole text with the guess in it." },
            score,
            token_str: { text: "The guess itself." },
            token: { text: "The guess as a number: its place in the model's vocabulary.", range: wholeFromZero },
        },
    },
};
