/** How a model samples its next token: the parameters that chat and text generation share. */
import type { Description } from "./description.ts";
import { whole } from "./numbers.ts";

export const sampling = {
    frequency_penalty: {
        text: "Makes a token less likely the more often it has been written: above 0 the text repeats itself less, below 0 more.",
        range: { min: -2, max: 2 },
    },
    seed: {
        text: "The seed of the random choices: the same seed with the same call mostly gives the same text again.",
        range: whole,
    },
    temperature: {
        text: "How freely a token is chosen: near 0 the likeliest one nearly always, higher values are more varied and less reliable.",
        range: { min: 0, max: 2 },
    },
    top_p: {
        text: "Chooses only among the likeliest tokens: as many as together reach this probability. Change this or the temperature, not both.",
        range: { above: 0, max: 1 },
    },
} as const satisfies Readonly<Record<string, Description>>;

/** Settings that are passed to the model's own generator. */
export const generationParameters = {
    text: "Settings of the model's generator by their names in Transformers, such as `max_new_tokens`, `temperature` or `do_sample`.",
} as const satisfies Description;
