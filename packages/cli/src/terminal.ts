/** The environment of the program. Tests pass in another one. */
export type Terminal = {
    readonly stdin: AsyncIterable<Uint8Array | string>;
    readonly stdout: Output;
    readonly stderr: Output;
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch;
    /** Ends a long-running command. Default: the signals of this process. */
    readonly interrupted?: AbortSignal;
    /** Whether the streams are those of this process, which a program that it starts may write to itself. */
    readonly isInherited?: boolean;
};

/** A stream that is written to. */
export type Output = {
    readonly isTTY?: boolean;
    /** The width of the terminal in characters. */
    readonly columns?: number;
    /** Returns false if the reader is slower; then nothing more should be written before `drain`. */
    write(text: string | Uint8Array): unknown;
    once?(event: "drain", listener: () => void): unknown;
};

/** Whether to colour the output: on a terminal, unless NO_COLOR is set. */
export const hasColour = ({ stdout, env }: Terminal): boolean => Boolean(stdout.isTTY) && !env["NO_COLOR"];

/** Reads all of standard input. */
export async function readAll({ stdin }: Terminal): Promise<string> {
    const pieces: Buffer[] = [];
    for await (const piece of stdin) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString("utf8");
}

/** Writes, and waits until the reader has caught up. */
export async function writeAll({ stdout }: Terminal, text: string | Uint8Array): Promise<void> {
    if (stdout.write(text) === false) await new Promise<void>((resolve) => stdout.once?.("drain", resolve));
}
