import type { Terminal } from "../terminal.ts";

/** The signals that ask a program to end. */
export const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Waits for an interruption: Ctrl+C, or the terminal being closed. A second one ends the process at once. For commands
 * that leave something to remove, and do nothing in this thread that could take long: a signal is heard between two
 * tasks.
 */
export async function interruption({ interrupted }: Terminal): Promise<void> {
    if (interrupted?.aborted) return;
    await new Promise<void>((resolve) => {
        const end = () => {
            for (const signal of endings) process.off(signal, end);
            resolve();
        };
        if (interrupted) interrupted.addEventListener("abort", end, { once: true });
        else for (const signal of endings) process.on(signal, end);
    });
}

/**
 * Waits until a test ends the command. Otherwise the signals end the process by themselves, whatever it is doing: for
 * commands that leave nothing behind.
 */
export async function end({ interrupted }: Terminal): Promise<void> {
    if (interrupted?.aborted) return;
    await new Promise<void>((resolve) => interrupted?.addEventListener("abort", () => resolve(), { once: true }));
}
