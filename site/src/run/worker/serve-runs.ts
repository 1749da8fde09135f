/** The worker's side of a run: takes what is to be run from the page, and tells what happens. Both languages share it. */
import { type RunEvent, type RunStep, runFailures } from "../protocol.ts";
import { type Ask, askThePage } from "./ask-the-page.ts";
import { createNetwork, type WorkerNetwork } from "./network.ts";
import { cappedOutput } from "./output.ts";
import type { Job, Part, ToPage, ToWorker } from "./port-messages.ts";

/** What a program is run with, beside itself. */
export type Host = {
    /** What is done before the program runs. */
    readonly step: (step: RunStep) => void;
    /** The program itself runs from now on. */
    readonly started: () => void;
    /** What it has printed. */
    readonly print: (stream: "stdout" | "stderr", text: string) => void;
    /** A file that it has written. */
    readonly wrote: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
    readonly network: WorkerNetwork;
};

/** A failure that has been put into words already. */
export class RunFailure extends Error {
    readonly failed: Omit<Extract<RunEvent, { kind: "failed" }>, "kind">;

    constructor(failed: Omit<Extract<RunEvent, { kind: "failed" }>, "kind">) {
        super(failed.message);
        this.failed = failed;
    }
}

/**
 * Has the worker run what it is given.
 *
 * @param runProgram runs a program to its end; throws a `RunFailure` for one that fails
 * @param take is handed what was fetched for the program that comes next
 */
export function serveRuns(runProgram: (job: Job, host: Host) => Promise<void>, take: (part: Part) => void): void {
    // The first message brings the port; nothing else is listened to.
    addEventListener(
        "message",
        ({ ports: [port] }) => {
            if (!port) return;
            // As they are before any program can have changed them.
            const post = port.postMessage.bind(port) as (message: ToPage, transfer?: Transferable[]) => void;
            const ask = askThePage(post);
            port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
                if (data.kind === "part") take(data.part);
                else if (data.kind === "run") void serve(data.job, runProgram, post, ask.ask);
                else ask.answered(data);
            });
            port.start();
        },
        { once: true },
    );
}

async function serve(
    job: Job,
    runProgram: (job: Job, host: Host) => Promise<void>,
    post: (message: ToPage) => void,
    ask: Ask,
): Promise<void> {
    let isOver = false;
    const output = cappedOutput((event) => post(event));
    const emit = (event: RunEvent): void => {
        if (isOver) return;
        output.flush();
        post(event);
    };
    const end = (event: RunEvent): void => {
        emit(event);
        isOver = true;
        output.stop();
    };
    const now = performance.now.bind(performance);
    let begun = now();
    const network = createNetwork({ mode: job.program.network, answers: job.answers, emit, ask });
    try {
        await runProgram(job, {
            step: (step) => emit({ kind: "step", step }),
            started: () => {
                begun = now();
                emit({ kind: "started" });
            },
            print: (stream, text) => {
                if (isOver || output.print(stream, text)) return;
                end({ kind: "failed", name: runFailures.tooMuch, message: "", trace: "" });
            },
            wrote: (name, bytes) => emit({ kind: "file", name, bytes }),
            network,
        });
        end({ kind: "ended", milliseconds: now() - begun });
    } catch (error) {
        end({ kind: "failed", ...(error instanceof RunFailure ? error.failed : unexpected(error)) });
    }
}

const unexpected = (error: unknown) =>
    error instanceof Error
        ? { name: error.name, message: error.message, trace: error.stack ?? "" }
        : { name: "Error", message: String(error), trace: "" };
