/** The parameters of text-to-text tasks that apply before and after the model. */
import type { Description } from "./description.ts";

export const tokenizer = {
    clean_up_tokenization_spaces: {
        text: "Whether stray spaces, such as those before a comma, are taken out of the output.",
    },
    truncation: {
        text: "What is cut off where the text is longer than the model can read.",
        options: {
            do_not_truncate: "Nothing: too long a text is an error.",
            longest_first: "Tokens of the longer one of a pair of texts, one at a time, until both fit.",
            only_first: "The end of the first text.",
            only_second: "The end of the second text, where there are two.",
        },
    },
    generate_parameters: {
        text: "Settings of the model's generator by their names in Transformers, such as `max_length` or `num_beams`.",
    },
} as const satisfies Readonly<Record<string, Description>>;
