import type { RunEvent } from "../protocol.ts";

/** The limit of a program's output, in characters. */
const maxCharacters = 1_000_000;
/** Output is sent in batches of up to this many characters… */
const batchSize = 8_192;
/** …or after this time, in milliseconds. */
const maxDelay = 16;

export type CappedOutput = {
    /** @returns false once the output exceeds the limit */
    readonly print: (stream: "stdout" | "stderr", text: string) => boolean;
    /** Sends what has been printed so far. */
    readonly flush: () => void;
    readonly stop: () => void;
};

/** Batches and limits a program's output, so that printing in a loop does not flood the page with messages. */
export function cappedOutput(emit: (event: Extract<RunEvent, { kind: "output" }>) => void): CappedOutput {
    const now = performance.now.bind(performance);
    const [startTimer, stopTimer] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
    let printed = 0;
    let held: { stream: "stdout" | "stderr"; text: string } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sentAt = -maxDelay;

    const flush = (): void => {
        stopTimer(timer);
        timer = undefined;
        if (held === undefined) return;
        emit({ kind: "output", ...held });
        held = undefined;
        sentAt = now();
    };

    return {
        print(stream, text) {
            if (printed > maxCharacters) return false;
            printed += text.length;
            if (printed > maxCharacters) {
                flush();
                return false;
            }
            if (held?.stream !== stream) flush();
            held = { stream, text: (held?.text ?? "") + text };
            // Timers do not run while a program keeps the thread busy, so check the time as well.
            if (held.text.length >= batchSize || now() - sentAt >= maxDelay) flush();
            else timer ??= startTimer(flush, maxDelay);
            return true;
        },
        flush,
        stop: () => stopTimer(timer),
    };
}
