import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable, Writable } from "node:stream";
import { endGroup } from "../runtimes/process.ts";
import type { Machine } from "./machine.ts";

/** A process on a machine that answers requests, one line each. */
export type Process = {
    /**
     * Writes a request to a descriptor and reads the answer from the descriptor after it.
     * @throws Error if the program has ended, or takes too long and is killed
     */
    readonly ask: (request: string, descriptor?: 3 | 5) => Promise<string>;
    /** Kills it and everything that it has started. */
    readonly end: () => Promise<void>;
};

/** @param limitSeconds the time limit for an answer */
export async function startProcess(
    machine: Machine,
    [command, ...args]: readonly [string, ...string[]],
    limitSeconds: number,
): Promise<Process> {
    const child = spawn(command, args, {
        cwd: machine.home,
        env: machine.environment,
        // In its own process group, so that its children can be killed with it.
        detached: true,
        stdio: ["ignore", "ignore", "pipe", "pipe", "pipe", "pipe", "pipe"],
    });
    const closed = once(child, "close");
    await once(child, "spawn");
    let errors = "";
    child.stderr?.on("data", (piece) => (errors += piece));
    const pipes: readonly Pipe[] = child.stdio;
    const conversations = {
        3: { requests: writable(pipes[3]), answers: linesOf(pipes[4]) },
        5: { requests: writable(pipes[5]), answers: linesOf(pipes[6]) },
    };
    return {
        async ask(request, descriptor = 3) {
            let late = false;
            const timer = setTimeout(() => {
                late = true;
                endGroup(child.pid);
            }, limitSeconds * 1000);
            const { requests, answers } = conversations[descriptor];
            requests.write(`${request}\n`);
            const { value, done } = await answers.next();
            clearTimeout(timer);
            if (late) throw new Error(`took longer than ${limitSeconds} seconds`);
            if (done) throw new Error(`ended the session. ${errors}`.trim());
            return value;
        },
        async end() {
            endGroup(child.pid);
            await closed;
        },
    };
}

type Pipe = Readable | Writable | null | undefined;

function writable(pipe: Pipe): Writable {
    if (!(pipe instanceof Writable)) throw new Error("The program could not be started with all of its pipes.");
    // Ignore writes to a program that has ended: the missing answer reports it.
    pipe.on("error", () => undefined);
    return pipe;
}

function linesOf(pipe: Pipe): AsyncIterator<string> {
    if (!(pipe instanceof Readable)) throw new Error("The program could not be started with all of its pipes.");
    pipe.on("error", () => undefined);
    return createInterface({ input: pipe })[Symbol.asyncIterator]();
}
