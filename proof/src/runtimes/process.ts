/** A process for each program: node and bash. */
import { type ChildProcess, spawn } from "node:child_process";
import { type Finished, type Job, type Runtime, timeLimit } from "./runtime.ts";

/** More than this nobody prints on purpose. */
const mostOutput = 8 * 2 ** 20;

/** Runs each program as `command ...args file`. */
export const processRuntime = (
    command: string,
    { args = [], environment = {} }: { args?: readonly string[]; environment?: Readonly<Record<string, string>> } = {},
): Runtime => ({
    run: async ({ folder, file, ...job }: Job) =>
        await finished(command, [...args, file], folder, { ...job.environment, ...environment }),
    close: async () => {},
});

function finished(command: string, args: readonly string[], cwd: string, env: Job["environment"]): Promise<Finished> {
    // In a group of its own, so that whatever it starts ends with it.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
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
        // What it left running would hold its output open.
        child.once("exit", () => endGroup(child.pid));
        child.once("close", (code, signal) => finish(failureOf({ late, code, signal })));
    });
}

type End = { readonly late: boolean; readonly code: number | null; readonly signal: string | null };

/** How a program failed, in words. */
export function failureOf({ late, code, signal }: End): string | undefined {
    if (late) return `did not end within ${timeLimit / 1000} seconds`;
    if (signal !== null) return `ended by ${signal}`;
    return code === 0 ? undefined : `ended with code ${code}`;
}

/** Ends a process that we have started in a group of its own, with all that it started. @param signal what they are told */
export function endGroup(pid: number | undefined, signal: NodeJS.Signals = "SIGKILL"): void {
    if (pid === undefined) return;
    try {
        process.kill(-pid, signal);
    } catch {
        // All of them have ended already.
    }
}

function collected(child: ChildProcess, name: "stdout" | "stderr"): () => string {
    const pieces: Buffer[] = [];
    let size = 0;
    child[name]?.on("data", (piece: Buffer) => {
        size += piece.length;
        if (size < mostOutput) pieces.push(piece);
    });
    return () => Buffer.concat(pieces).toString("utf8");
}
