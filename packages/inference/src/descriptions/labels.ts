/** Labels and their scores: inputs and outputs of classification tasks. */
import type { Description } from "./description.ts";
import { count, fraction } from "./numbers.ts";

/** The parameters of tasks whose model knows its labels. */
export const classification = {
    top_k: {
        text: "The most labels to return, those with the highest scores.",
        range: count,
        default: 5,
    },
    function_to_apply: {
        text: "How the model's raw numbers become scores. Unless given, as the model was trained.",
        options: {
            sigmoid: "Each label has a score from 0 to 1 of its own: several can be right.",
            softmax: "The scores of all labels sum to 1: one is right.",
            none: "The raw numbers as they are.",
        },
    },
} as const satisfies Readonly<Record<string, Description>>;

/** Text models mostly have two or three labels, and then return all of them. */
export const topLabels = {
    text: "The most labels to return, those with the highest scores. Unless given, mostly all of them.",
    range: count,
} as const satisfies Description;

export const candidateLabels = {
    text: "The labels to choose from, one or more, in your own words.",
} as const satisfies Description;

export const labelScores = {
    text: "The labels with their scores, the highest first.",
    each: "A label and how well it fits.",
    fields: {
        label: { text: "The label: a name that the model was trained with, or one of your candidates." },
        score: { text: "How sure the model is of the label.", range: fraction },
    },
} as const satisfies Description;

/** The confidence of a model in an answer or a detection. */
export const score = { text: "How sure the model is.", range: fraction } as const satisfies Description;
