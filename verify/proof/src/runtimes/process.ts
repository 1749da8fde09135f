/** Runs each program in its own process: Node and bash. */
import { type ChildProcess, spawn } from "node:child_process";

/** The maximum output of a program, in bytes. More is discarded. */
const maxOutput = 8 * 2 ** 20;

/** Runs each program as `command file`. @param environment overrides the variables of a job */
export const processRuntime = (command: string, environment: Readonly<Record<string, string>> = {}): Runtime => ({
    run: async ({ folder, file, ...job }: Job) =>
        await finished(command, file, folder, { ...job.environment, ...environment }),
    close: async () => {},
});

function finished(command: string, file: string, cwd: string, env: Job["environment"]): Promise<Finished> {
    // In its own process group, so that its children end with it.
    const child = spawn(command, [file], { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    const stdout = collected(child, "stdout");
    const stderr = collected(child, "stderr");
    let late = false;
    const timer = setTimeout(() => {
        late = true;
        endGroup(child.pid);
    }, timeLimit);
    return new Promise((resolve) => {
        const finish = (failure: string | undefined) => {
            clearTimeout(timer);
            resolve({ failure, stdout: stdout(), stderr: stderr() });
        };
        child.once("error", (error) => finish(`could not be started: ${error.message}`));
        // Children that are still running would keep its output open.
        child.once("exit", () => endGroup(child.pid));
        child.once("close", (code, signal) => finish(failureOf({ late, code, signal })));
    });
}

type End = { readonly late: boolean; readonly code: number | null; readonly signal: string | null };

/** Describes how a program failed. Undefined if it did not. */
export function failureOf({ late, code, signal }: End): string | undefined {
    if (late) return `did not end within ${timeLimit / 1000} seconds`;
    if (signal !== null) return `ended by ${signal}`;
    return code === 0 ? undefined : `ended with code ${code}`;
}

/** Ends a process that was started in its own group, with all its children. @param signal the signal to send */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals = "SIGKILL"): void {
    if (pid === undefined) return;
    try {
        process.kill(-pid, signal);
    } catch {
        // The whole group has ended already.
    }
}

function collected(child: ChildProcess, name: "stdout" | "stderr"): () => string {
    const pieces: Buffer[] = [];
    let size = 0;
    child[name]?.on("data", (piece: Buffer) => {
        size += piece.length;
        if (size < maxOutput) pieces.push(piece);
    });
    return () => Buffer.concat(pieces).toString("utf8");
}

/** The interface for running programs of one language. */

/** A program to run. */
export type Job = {
    /** The working folder, which contains the program. */
    readonly folder: string;
    /** The program's file name in the folder. */
    readonly file: string;
    /** The complete environment of the program. */
    readonly environment: Readonly<Record<string, string | undefined>>;
};

export type Finished = {
    /** A description of how it failed. Undefined if it succeeded. */
    readonly failure: string | undefined;
    readonly stdout: string;
    readonly stderr: string;
};

export type Runtime = {
    readonly run: (job: Job) => Promise<Finished>;
    readonly close: () => Promise<void>;
};

/** The time limit for a program, in milliseconds. Generous, because a busy machine takes a minute to start Python. */
export const timeLimit = 240_000;
