/** What a program prints, as far as it is kept: one that prints without end must not fill the memory. */
import type { Output } from "../terminal.ts";

/** Characters of standard output: its beginning. */
const maxPrintedCharacters = 1_000_000;

/** Characters of standard error, where Node writes an error before much else, and Python after it: half of both ends. */
const maxTraceCharacters = 100_000;

type PrintedText = Output & { readonly text: () => string };

/** The beginning of what is printed. */
export const firstPart = (): PrintedText => collected(maxPrintedCharacters, 0);

/** The beginning and the end of what is printed. */
export const bothEnds = (): PrintedText => collected(maxTraceCharacters / 2, maxTraceCharacters / 2);

function collected(maxFirst: number, maxLast: number): PrintedText {
    const decoder = new TextDecoder();
    let first = "";
    let last = "";
    return {
        write: (bytes) => {
            const text = typeof bytes === "string" ? bytes : decoder.decode(bytes, { stream: true });
            const room = maxFirst - first.length;
            first += text.slice(0, room);
            last = maxLast === 0 ? "" : `${last}${text.slice(room)}`.slice(-maxLast);
        },
        text: () => first + last,
    };
}
