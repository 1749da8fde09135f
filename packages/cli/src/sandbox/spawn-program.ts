import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { constants } from "node:os";
import { endings } from "./interruption.ts";

type Options = Pick<SpawnOptions, "env" | "stdio" | "cwd"> & {
    /**
     * Ends the program with all that it has started; signals are not passed on to it then, not even Ctrl+C. What it
     * leaves behind when it ends by itself is ended, too.
     */
    readonly signal?: AbortSignal | undefined;
};

/**
 * Starts a program and waits for its end. Signals are passed on to it, but for Ctrl+C, which the terminal sends to it
 * itself.
 *
 * @param use gets the process
 * @returns its exit code, or the code that a shell reports for the signal that ended it
 * @throws the error of a program that cannot be started
 */
export async function spawnProgram(
    [command = "", ...args]: readonly string[],
    { signal, ...options }: Options,
    use: (child: ChildProcess) => void = () => {},
): Promise<number> {
    if (signal?.aborted) return exitCodeOf(null, "SIGKILL");
    const child = spawn(command, args, { ...options, detached: signal !== undefined && hasGroups });
    use(child);
    const release = signal ? endWith(signal, child) : passSignals(child);
    try {
        return await new Promise<number>((resolve, reject) => {
            child.once("error", reject);
            child.once("close", (code, by) => resolve(exitCodeOf(code, by)));
        });
    } finally {
        release();
    }
}

const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number =>
    code ?? 128 + (signal ? constants.signals[signal] : 0);

/** @returns a function that stops it */
function passSignals(child: ChildProcess): () => void {
    const pass = (signal: NodeJS.Signals) => void (signal !== "SIGINT" && child.kill(signal));
    for (const signal of endings) process.on(signal, pass);
    return () => {
        for (const signal of endings) process.off(signal, pass);
    };
}

/** Windows has no groups of processes, and would open a window for a detached program. */
const hasGroups = process.platform !== "win32";

/** How long the output of an ended program may stay open, in milliseconds: what left its group may hold it. */
const patience = 1000;

/** Ends a detached program with its group. @returns a function that stops waiting for the signal */
function endWith(signal: AbortSignal, child: ChildProcess): () => void {
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
        endGroup(child);
        timer ??= setTimeout(() => {
            child.stdout?.destroy();
            child.stderr?.destroy();
        }, patience);
    };
    signal.addEventListener("abort", end, { once: true });
    child.once("exit", end);
    return () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
    };
}

function endGroup(child: ChildProcess): void {
    if (child.pid === undefined) return;
    if (!hasGroups) return void child.kill();
    try {
        process.kill(-child.pid, "SIGKILL");
    } catch {
        // Nobody of the group is left.
    }
}
