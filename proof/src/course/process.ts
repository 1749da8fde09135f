import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Readable, Writable } from "node:stream";
import { endGroup } from "../runtimes/process.ts";
import type { Machine } from "./machine.ts";

/** A program on a machine that takes requests and gives answers, each a line. */
export type Process = {
    /**
     * Asks on descriptor 3, or another; the answer comes on the descriptor after it.
     * @throws Error when the program has ended, or takes too long and is ended
     */
    readonly ask: (request: string, descriptor?: 3 | 5) => Promise<string>;
    /** Ends it, and everything that it has started. */
    readonly end: () => Promise<void>;
};

/** @param limitSeconds how long it may take to give an answer */
export async function startProcess(
    machine: Machine,
    [command, ...args]: readonly [string, ...string[]],
    limitSeconds: number,
): Promise<Process> {
    const child = spawn(command, args, {
        cwd: machine.home,
        env: machine.environment,
        // In a group of its own, so that what it starts can be ended with it.
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
    // Written to a program that has ended. The answer that never comes tells of it.
    pipe.on("error", () => undefined);
    return pipe;
}

function linesOf(pipe: Pipe): AsyncIterator<string> {
    if (!(pipe instanceof Readable)) throw new Error("The program could not be started with all of its pipes.");
    pipe.on("error", () => undefined);
    return createInterface({ input: pipe })[Symbol.asyncIterator]();
}
