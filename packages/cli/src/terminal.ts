/** What the program sees of the world; a test gives it another one. */
export type Terminal = {
    readonly stdin: AsyncIterable<Uint8Array | string>;
    readonly stdout: { readonly isTTY?: boolean; write(text: string): unknown };
    readonly stderr: { write(text: string): unknown };
    readonly env: Readonly<Record<string, string | undefined>>;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch;
};

/** Whether to colour what is printed: on a terminal, unless NO_COLOR says otherwise. */
export const hasColour = ({ stdout, env }: Terminal): boolean => Boolean(stdout.isTTY) && !env["NO_COLOR"];

/** All that comes in on standard input. */
export async function readAll({ stdin }: Terminal): Promise<string> {
    const pieces: Buffer[] = [];
    for await (const piece of stdin) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString("utf8");
}
