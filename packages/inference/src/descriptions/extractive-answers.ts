/** The parameters of models that find an answer in a text instead of generating one. */
import type { Description } from "./description.ts";
import { count } from "./numbers.ts";

export const extraction = {
    top_k: {
        text: "How many answers the model looks for, the likeliest first; the first one is given to you.",
        range: count,
        default: 1,
    },
    doc_stride: {
        text: "A text that is too long for the model is read in pieces; each overlaps the one before by this much.",
        unit: "tokens",
        range: count,
        default: 128,
    },
    max_answer_len: { text: "How long an answer may be.", unit: "tokens", range: count, default: 15 },
    max_seq_len: {
        text: "The longest piece that the model reads at once, including the question.",
        unit: "tokens",
        range: count,
        default: 384,
    },
    max_question_len: {
        text: "The longest question; the rest is cut off.",
        unit: "tokens",
        range: count,
        default: 64,
    },
    handle_impossible_answer: {
        text: "Whether the answer may be empty if none is found.",
        default: false,
    },
} as const satisfies Readonly<Record<string, Description>>;
