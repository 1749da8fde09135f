import type { Call } from "@callsheet/inference/providers";
import { wantsJson } from "../../chat-tools.ts";
import { type Code, python } from "../../languages/index.ts";

/**
 * The part of a `completion` that a program prints: the message, or its text if JSON was requested.
 * @param message the expression for the message
 * @param text the expression for the message's text
 */
const printing =
    (message: Code, text: Code) =>
    (call: Call): Code =>
        wantsJson(call) ? text : message;

/** For a library whose responses are objects. */
export const messageOf = printing(python`completion.choices[0].message`, python`completion.choices[0].message.content`);

/** For responses as parsed JSON. */
export const messageIn = printing(
    python`completion["choices"][0]["message"]`,
    python`completion["choices"][0]["message"]["content"]`,
);
