/** What the program sees of the world; a test gives it another one. */
export type Terminal = {
    readonly stdin: AsyncIterable<Uint8Array | string>;
    readonly stdout: Output;
    readonly stderr: Output;
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch;
    /** Ends a command that would go on. Default: the signals of this process. */
    readonly interrupted?: AbortSignal;
};

type Output = {
    readonly isTTY?: boolean;
    /** How many characters a line of a terminal has. */
    readonly columns?: number;
    /** Gives false where the reader is slower, and no more should be written before `drain`. */
    write(text: string | Uint8Array): unknown;
    once?(event: "drain", listener: () => void): unknown;
};

/** Whether to colour what is printed: on a terminal, unless NO_COLOR says otherwise. */
export const hasColour = ({ stdout, env }: Terminal): boolean => Boolean(stdout.isTTY) && !env["NO_COLOR"];

/** All that comes in on standard input. */
export async function readAll({ stdin }: Terminal): Promise<string> {
    const pieces: Buffer[] = [];
    for await (const piece of stdin) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString("utf8");
}

/** Writes, and waits until the reader has kept up. */
export async function writeAll({ stdout }: Terminal, text: string | Uint8Array): Promise<void> {
    if (stdout.write(text) === false) await new Promise<void>((resolve) => stdout.once?.("drain", resolve));
}
