import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { accessSync, constants as fileConstants, statSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join } from "node:path";
import { isatty } from "node:tty";
import { endSignals } from "./interruption.ts";

type Options = Pick<SpawnOptions, "env" | "stdio" | "cwd"> & {
    /** Ends the program with all that it has started; signals are not passed on to it then, not even Ctrl+C. */
    readonly signal?: AbortSignal | undefined;
    /** Passes a signal of this process on to the program. Default: it is sent to the program's group. */
    readonly passOn?: (child: ChildProcess, signal: NodeJS.Signals) => void;
};

/**
 * Starts a program and waits for its end. Signals are passed on to it. What it leaves behind in its group of processes
 * is ended with it. On a terminal it has no group of its own, as only one group can read from that: there Ctrl+C comes
 * from the terminal itself, and what it leaves behind goes on.
 *
 * @param use gets the process
 * @returns its exit code, or the code that a shell reports for the signal that ended it
 * @throws the error of a program that cannot be started
 */
export async function spawnProgram(
    [command = "", ...args]: readonly string[],
    { signal, passOn = sendTo, ...options }: Options,
    use: (child: ChildProcess) => void = () => {},
): Promise<number> {
    if (signal?.aborted) return exitCodeOf(null, "SIGKILL");
    const isDetached = hasGroups && (signal !== undefined || !isatty(0));
    const child = spawn(command, args, { ...options, detached: isDetached });
    use(child);
    const releases = [
        ...(signal ? [] : [passSignals((one) => (isDetached || one !== "SIGINT") && passOn(child, one))]),
        ...(isDetached || signal ? [endWith(signal, child)] : []),
    ];
    try {
        return await new Promise<number>((resolve, reject) => {
            child.once("error", reject);
            child.once("close", (code, by) => resolve(exitCodeOf(code, by)));
        });
    } finally {
        for (const release of releases) release();
    }
}

const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number =>
    code ?? 128 + (signal ? constants.signals[signal] : 0);

/** @returns a function that stops it */
function passSignals(pass: (signal: NodeJS.Signals) => void): () => void {
    for (const signal of endSignals) process.on(signal, pass);
    return () => {
        for (const signal of endSignals) process.off(signal, pass);
    };
}

/** Windows has no groups of processes, and would open a window for a detached program. */
const hasGroups = process.platform !== "win32";

/** How long the output of an ended program may stay open, in milliseconds: what left its group may hold it. */
const killDelayMs = 1000;

/** Ends what a program has started when it ends, or at a signal. @returns a function that stops waiting for the signal */
function endWith(signal: AbortSignal | undefined, child: ChildProcess): () => void {
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
        sendTo(child, "SIGKILL");
        timer ??= setTimeout(() => {
            child.stdout?.destroy();
            child.stderr?.destroy();
        }, killDelayMs);
    };
    signal?.addEventListener("abort", end, { once: true });
    child.once("exit", end);
    return () => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", end);
    };
}

/** Sends a signal to the group of a program; to the program alone, if it has none. */
function sendTo(child: ChildProcess, signal: NodeJS.Signals): void {
    if (child.pid === undefined) return;
    try {
        process.kill(-child.pid, signal);
    } catch {
        // It leads no group, or nobody of the group is left.
        child.kill(signal);
    }
}

/** Whether a program can be started by a name: of a command on the PATH, or of a file. */
export const isCommand = (name: string, { PATH = "" }: Readonly<Record<string, string | undefined>>): boolean =>
    /[/\\]/.test(name)
        ? isExecutable(name)
        : PATH.split(delimiter).some((folder) => [name, `${name}.exe`].some((one) => isExecutable(join(folder, one))));

function isExecutable(path: string): boolean {
    try {
        accessSync(path, fileConstants.X_OK);
        return statSync(path).isFile();
    } catch {
        return false;
    }
}
