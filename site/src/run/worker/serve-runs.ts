/** The worker's side of a run, for all languages: receives a job from the page, runs it, and posts its events. */
import { type RunEvent, type RunStep, runFailures } from "../protocol.ts";
import { createNetwork, type WorkerNetwork } from "./network.ts";
import type { Job, Part, ToPage, ToWorker } from "./port-messages.ts";
import { createRelayClient, type SendToProvider } from "./relay-client.ts";

/** The environment of a program. */
export type Host = {
    /** Reports a preparation step. */
    readonly step: (step: RunStep) => void;
    /** Reports that the program starts now. */
    readonly started: () => void;
    /** Reports output. */
    readonly print: (stream: "stdout" | "stderr", text: string) => void;
    /** Reports a file that the program has written. */
    readonly wrote: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
    readonly network: WorkerNetwork;
};

/** A failure whose event is complete. */
export class RunFailure extends Error {
    readonly failed: Omit<Extract<RunEvent, { kind: "failed" }>, "kind">;

    constructor(failed: Omit<Extract<RunEvent, { kind: "failed" }>, "kind">) {
        super(failed.message);
        this.failed = failed;
    }
}

/**
 * Runs the jobs that the page sends to this worker.
 *
 * @param runProgram runs a program until it ends; throws a `RunFailure` if it fails
 * @param take receives the files for the next program
 */
export function serveRuns(runProgram: (job: Job, host: Host) => Promise<void>, take: (part: Part) => void): void {
    // The first message has the port. All others come through it.
    addEventListener(
        "message",
        ({ ports: [port] }) => {
            if (!port) return;
            // Bound now, before a program can change them.
            const post = port.postMessage.bind(port) as (message: ToPage, transfer?: Transferable[]) => void;
            const relayClient = createRelayClient(post);
            port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
                if (data.kind === "part") take(data.part);
                else if (data.kind === "ping") post({ kind: "pong" });
                else if (data.kind === "run") void serve(data.job, runProgram, post, relayClient.send);
                else relayClient.handle(data);
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
    sendToProvider: SendToProvider,
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
    let startedAt = now();
    const network = createNetwork({ mode: job.program.network, sandbox: job.sandbox, emit, sendToProvider });
    try {
        await runProgram(job, {
            step: (step) => emit({ kind: "step", step }),
            started: () => {
                startedAt = now();
                emit({ kind: "started" });
            },
            print: (stream, text) => {
                if (isOver || output.print(stream, text)) return;
                end({ kind: "failed", name: runFailures.tooMuch, message: "", trace: "" });
            },
            wrote: (name, bytes) => emit({ kind: "file", name, bytes }),
            network,
        });
        end({ kind: "ended", milliseconds: now() - startedAt });
    } catch (error) {
        end({ kind: "failed", ...(error instanceof RunFailure ? error.failed : unexpected(error)) });
    }
}

const unexpected = (error: unknown) =>
    error instanceof Error
        ? { name: error.name, message: error.message, trace: error.stack ?? "" }
        : { name: "Error", message: String(error), trace: "" };

/** The limit of a program's output, in characters. */
const maxCharacters = 1_000_000;
/** Output is sent in batches of up to this many characters… */
const batchSize = 8_192;
/** …or after this time, in milliseconds. */
const maxDelay = 16;

type CappedOutput = {
    /** @returns false once the output exceeds the limit */
    readonly print: (stream: "stdout" | "stderr", text: string) => boolean;
    /** Sends what has been printed so far. */
    readonly flush: () => void;
    readonly stop: () => void;
};

/** Batches and limits a program's output, so that printing in a loop does not flood the page with messages. */
function cappedOutput(emit: (event: Extract<RunEvent, { kind: "output" }>) => void): CappedOutput {
    const now = performance.now.bind(performance);
    const [startTimer, stopTimer] = [setTimeout.bind(globalThis), clearTimeout.bind(globalThis)];
    let printed = 0;
    let held: { stream: "stdout" | "stderr"; text: string } | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let sentAt = -maxDelay;

    const flush = (): void => {
        stopTimer(timer);
        timer = undefined;
        if (held === undefined) return;
        emit({ kind: "output", ...held });
        held = undefined;
        sentAt = now();
    };

    return {
        print(stream, text) {
            if (printed > maxCharacters) return false;
            printed += text.length;
            if (printed > maxCharacters) {
                flush();
                return false;
            }
            if (held?.stream !== stream) flush();
            held = { stream, text: (held?.text ?? "") + text };
            // Timers do not run while a program keeps the thread busy, so check the time as well.
            if (held.text.length >= batchSize || now() - sentAt >= maxDelay) flush();
            else timer ??= startTimer(flush, maxDelay);
            return true;
        },
        flush,
        stop: () => stopTimer(timer),
    };
}
