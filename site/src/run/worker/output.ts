import type { RunEvent } from "../protocol.ts";

/** More than this, in characters, is nothing that a person reads. */
const most = 1_000_000;
/** What is printed is told together, as long as it is no more than this, in characters… */
const batch = 8_192;
/** …and was printed within this time, in milliseconds. */
const patience = 16;

export type CappedOutput = {
    /** @returns false once it is too much */
    readonly print: (stream: "stdout" | "stderr", text: string) => boolean;
    /** Tells what has been printed so far. */
    readonly flush: () => void;
    readonly stop: () => void;
};

/** Gathers what a program prints: one that prints in a loop would otherwise drown the page in messages. */
export function cappedOutput(tell: (event: Extract<RunEvent, { kind: "output" }>) => void): CappedOutput {
    const now = performance.now.bind(performance);
    const [later, never] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
    let printed = 0;
    let held: { stream: "stdout" | "stderr"; text: string } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = -patience;

    const flush = (): void => {
        never(timer);
        timer = undefined;
        if (held === undefined) return;
        tell({ kind: "output", ...held });
        held = undefined;
        told = now();
    };

    return {
        print(stream, text) {
            if (printed > most) return false;
            printed += text.length;
            if (printed > most) {
                flush();
                return false;
            }
            if (held?.stream !== stream) flush();
            held = { stream, text: (held?.text ?? "") + text };
            // A program that never pauses lets no timer run, so the time is looked at too.
            if (held.text.length >= batch || now() - told >= patience) flush();
            else timer ??= later(flush, patience);
            return true;
        },
        flush,
        stop: () => never(timer),
    };
}
