import type { Terminal } from "../terminal.ts";

/** The signals that ask a program to end. */
export const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Waits for an interruption: Ctrl+C, or the terminal being closed. A second one ends the process at once. */
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
