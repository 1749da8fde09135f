import { constants } from "node:os";
import { ProgramEndedError } from "../errors.ts";
import type { Terminal } from "../terminal.ts";

/** The signals that ask a program to end. */
export const endSignals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Waits for an interruption: Ctrl+C, or the terminal being closed. A second one ends the process at once. For commands
 * that leave something to remove, and do nothing in this thread that could take long: a signal is heard between two
 * tasks.
 */
export async function waitForInterruption({ interrupted }: Terminal): Promise<void> {
    if (interrupted?.aborted) return;
    await new Promise<void>((resolve) => {
        const end = () => {
            for (const signal of endSignals) process.off(signal, end);
            resolve();
        };
        if (interrupted) interrupted.addEventListener("abort", end, { once: true });
        else for (const signal of endSignals) process.on(signal, end);
    });
}

/**
 * Waits until a test ends the command. Otherwise the signals end the process by themselves, whatever it is doing: for
 * commands that leave nothing behind.
 */
export async function waitForEnd({ interrupted }: Terminal): Promise<void> {
    if (interrupted?.aborted) return;
    await new Promise<void>((resolve) => interrupted?.addEventListener("abort", () => resolve(), { once: true }));
}

/**
 * Does something that an interruption ends. A second one ends the process at once.
 *
 * @param act gets a signal that is aborted by the interruption
 * @throws ProgramEndedError with the exit code that a shell reports for an interruption, when `act` has ended
 */
export async function untilInterrupted<Result>(
    { interrupted }: Terminal,
    act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
    const stopped = new AbortController();
    const stop = (by: NodeJS.Signals) => stopped.abort(new ProgramEndedError(128 + constants.signals[by]));
    const stopForTest = () => stop("SIGINT");
    if (interrupted) interrupted.addEventListener("abort", stopForTest, { once: true });
    else for (const signal of endSignals) process.once(signal, stop);
    try {
        const result = await act(stopped.signal);
        stopped.signal.throwIfAborted();
        return result;
    } finally {
        interrupted?.removeEventListener("abort", stopForTest);
        for (const signal of endSignals) process.off(signal, stop);
    }
}
