/** What a program prints, as data: a panel shows the beginning of a long output, and its end. */

export type OutputPiece = { readonly stream: "stdout" | "stderr"; readonly text: string };

export type RunOutput = {
    /** What is shown, in the order in which it was printed. */
    readonly pieces: readonly OutputPiece[];
    /** All that was printed, shown or not. */
    readonly text: string;
};

/** Of more characters than these the beginning is shown, and the end. */
const limit = 100_000;
/** What is shown of the end of a longer output, in characters. */
const tailLength = 2000;
/** A piece grows up to this length, so that only the last piece is drawn again. */
const pieceLength = 4000;

export const noOutput: RunOutput = { pieces: [], text: "" };

/** The output after a program has printed more. */
export function withPrinted({ pieces, text }: RunOutput, stream: OutputPiece["stream"], printed: string): RunOutput {
    const room = Math.max(0, limit - text.length);
    const shown = printed.slice(0, room);
    const last = pieces.at(-1);
    const whole = text + printed;
    if (shown === "") return { pieces, text: whole };
    if (last?.stream === stream && last.text.length < pieceLength) {
        return { pieces: [...pieces.slice(0, -1), { stream, text: last.text + shown }], text: whole };
    }
    return { pieces: [...pieces, { stream, text: shown }], text: whole };
}

/** The end of an output that is too long to be shown whole, and how many characters before it are left out. */
export function tailOf({ text }: RunOutput): { readonly text: string; readonly leftOut: number } | undefined {
    const beyond = text.length - limit;
    if (beyond <= 0) return undefined;
    const tail = text.slice(-Math.min(beyond, tailLength));
    return { text: tail, leftOut: beyond - tail.length };
}
