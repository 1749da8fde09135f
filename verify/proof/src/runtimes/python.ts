/** Runs each Python program in a fork of a process that has the libraries imported. */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { endGroup, type Finished, failureOf, type Job, type Runtime, timeLimit } from "./process.ts";

const script = join(import.meta.dirname, "worker.py");

type Line = { readonly process?: number; readonly code?: number | null; readonly signal?: number | null };

type Worker = { readonly child: ChildProcessWithoutNullStreams; readonly lines: AsyncIterator<string, undefined> };

/**
 * @param python the interpreter of the virtual environment
 * @param environment the environment of the forking process, which libraries read at import
 */
export function pythonRuntime(python: string, environment: Readonly<Record<string, string>>): Runtime {
    let worker: Worker | undefined;
    return {
        run: async (job) => {
            worker ??= start(python, environment);
            const failure = await perform(worker, job).catch((error: Error) => {
                // The next program starts a new worker.
                if (worker) end(worker);
                worker = undefined;
                return error.message;
            });
            return { failure, ...outputOf(job) };
        },
        close: async () => {
            if (worker) end(worker);
            worker = undefined;
        },
    };
}

function start(python: string, env: Readonly<Record<string, string>>): Worker {
    const child = spawn(python, [script], { env, stdio: ["pipe", "pipe", "pipe"] });
    child.on("error", () => {}); // The end of its output reports the failure.
    child.stdin.on("error", () => {});
    child.stderr.resume();
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, lines };
}

function end({ child }: Worker): void {
    child.stdin.end();
    child.kill("SIGKILL");
}

const outputPath = ({ folder }: Job, name: "stdout" | "stderr") => `${folder}.${name}`;

function outputOf(job: Job): Pick<Finished, "stdout" | "stderr"> {
    const readStream = (name: "stdout" | "stderr") => {
        const path = outputPath(job, name);
        return existsSync(path) ? readFileSync(path, "utf8") : "";
    };
    return { stdout: readStream("stdout"), stderr: readStream("stderr") };
}

/** @throws Error if the worker can no longer be used */
async function perform({ child, lines }: Worker, job: Job): Promise<string | undefined> {
    const { folder, file, environment } = job;
    const [stdout, stderr] = [outputPath(job, "stdout"), outputPath(job, "stderr")];
    child.stdin.write(`${JSON.stringify({ folder, file: join(folder, file), environment, stdout, stderr })}\n`);
    let running: number | undefined;
    let late = false;
    const timer = setTimeout(() => {
        late = true;
        // If the worker has not reported a process yet, the worker itself hangs.
        if (running === undefined) child.kill("SIGKILL");
        else endGroup(running);
    }, timeLimit);
    try {
        for (;;) {
            const { value, done } = await lines.next();
            if (done) throw new Error("the Python worker ended");
            const line: Line = JSON.parse(value);
            running = line.process ?? running;
            if (line.code === undefined) continue;
            endGroup(running);
            const signal = typeof line.signal === "number" ? `signal ${line.signal}` : null;
            return failureOf({ late, code: line.code, signal });
        }
    } finally {
        clearTimeout(timer);
    }
}
