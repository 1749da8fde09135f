import type { Call } from "@callsheet/inference/providers";
import { wantsForm } from "../../functions.ts";
import { type Code, python } from "../../languages/index.ts";

/**
 * What a program prints of a `completion`: the message; of one in a form that was asked for, its text.
 * @param message the expression that finds the message
 * @param text the one that finds its text
 */
const printing =
    (message: Code, text: Code) =>
    (call: Call): Code =>
        wantsForm(call) ? text : message;

/** Of a library whose responses are objects. */
export const messageOf = printing(python`completion.choices[0].message`, python`completion.choices[0].message.content`);

/** Of the response as JSON. */
export const messageIn = printing(
    python`completion["choices"][0]["message"]`,
    python`completion["choices"][0]["message"]["content"]`,
);
