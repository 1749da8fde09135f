/** A program's output as data. Of a long output, the panel shows the beginning and the end. */

export type OutputPiece = { readonly stream: "stdout" | "stderr"; readonly text: string };

export type RunOutput = {
    /** The output to show, in printing order. */
    readonly pieces: readonly OutputPiece[];
    /** The whole output. */
    readonly text: string;
};

/** How much is shown of the beginning, in characters. */
const limit = 100_000;
/** How much is shown of the end of a longer output, in characters. */
const tailLength = 2000;
/** The maximum length of a piece, so that only a short last piece re-renders. */
const pieceLength = 4000;

export const noOutput: RunOutput = { pieces: [], text: "" };

/** The output with more text appended. */
export function withPrinted({ pieces, text }: RunOutput, stream: OutputPiece["stream"], printed: string): RunOutput {
    const room = Math.max(0, limit - text.length);
    const shown = printed.slice(0, room);
    const last = pieces.at(-1);
    const allText = text + printed;
    if (shown === "") return { pieces, text: allText };
    if (last?.stream === stream && last.text.length < pieceLength) {
        return { pieces: [...pieces.slice(0, -1), { stream, text: last.text + shown }], text: allText };
    }
    return { pieces: [...pieces, { stream, text: shown }], text: allText };
}

/** The end of an output that is too long to show, and the number of characters left out before it. */
export function tailOf({ text }: RunOutput): { readonly text: string; readonly leftOut: number } | undefined {
    const beyond = text.length - limit;
    if (beyond <= 0) return undefined;
    const tail = text.slice(-Math.min(beyond, tailLength));
    return { text: tail, leftOut: beyond - tail.length };
}
