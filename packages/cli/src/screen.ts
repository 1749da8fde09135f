/**
 * What a terminal shows. The text of models, services, files and pastes may hold control sequences, which a terminal
 * obeys: they fill the clipboard, change the title, and hide what was printed before. On a terminal they are shown
 * instead, as JSON writes them; into a pipe or a file everything goes unchanged.
 */
import type { Output, Terminal } from "./terminal.ts";

/** Surrounds our own sequences. It is random, so that no text of others holds it. */
const mark = `\u001b${crypto.randomUUID()}`;

/** A control sequence of our own, such as a colour, in text for a terminal. */
export const ownSequence = (sequence: string): string => `${mark}${sequence}${mark}`;

/** Control characters other than tabs and line ends, and those that reorder the text around them. */
const obeyed = /(?![\t\n]|\r\n)[\p{Cc}\p{Bidi_Control}]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/** Each character is shown by itself, so a sequence that arrives in pieces is no different. */
const withEscapes = (text: string): string =>
    text
        .split(mark)
        .map((part, index) => (index % 2 === 1 ? part : part.replace(obeyed, escaped)))
        .join("");

function screen(output: Output): Output {
    if (!output.isTTY) return output;
    const decoder = new TextDecoder();
    return {
        isTTY: true,
        ...(output.columns !== undefined && { columns: output.columns }),
        write: (text) =>
            output.write(withEscapes(typeof text === "string" ? text : decoder.decode(text, { stream: true }))),
        once: (event, listener) => output.once?.(event, listener),
    };
}

/** The same environment, in which terminals show control characters instead of obeying them. */
export function withScreens({ stdin, stdout, stderr, env, fetch, interrupted }: Terminal): Terminal {
    return {
        stdin,
        stdout: screen(stdout),
        stderr: screen(stderr),
        env,
        ...(fetch && { fetch }),
        ...(interrupted && { interrupted }),
        isInherited: stdout === process.stdout,
    };
}

const painted =
    (on: number, off: number) =>
    (text: string): string =>
        `${ownSequence(`\u001b[${on}m`)}${text}${ownSequence(`\u001b[${off}m`)}`;

export const bold = painted(1, 22);
export const red = painted(31, 39);
export const green = painted(32, 39);
