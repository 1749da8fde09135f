import { createReadStream } from "node:fs";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { providerIds, taskIds } from "@callsheet/inference";
import { clientIds, type MatrixFilter, matrix } from "@callsheet/snippets";
import type { MatrixFlags } from "../commands/matrix.ts";
import { PassedOverError, UsageError } from "../errors.ts";
import { type Answer, answer, type Counts, noCounts, type Settings, sum } from "../model-lines/answer.ts";
import { type Batch, batchesOf, inOrder } from "../model-lines/batches.ts";
import { oneOf } from "../nearest.ts";
import { ownSequence } from "../screen.ts";
import { type Terminal, writeAll } from "../terminal.ts";

/** Prints every snippet that can be written, or those of the given models, one JSON object per line. */
export async function printMatrix(terminal: Terminal, _argument: unknown, flags: MatrixFlags): Promise<void> {
    const { provider, task, client, models, jobs, keepProblems } = flags;
    const filter = {
        provider: provider === undefined ? undefined : oneOf("provider", provider, providerIds),
        task: task === undefined ? undefined : oneOf("task", task, taskIds),
        client: client === undefined ? undefined : oneOf("client", client, clientIds),
    };
    if (models !== undefined) return await printModels(terminal, models, flags, filter);
    if (jobs !== undefined || keepProblems) throw new UsageError("--jobs and --keep-problems are for --models.");
    for (const entry of matrix(filter)) await writeAll(terminal, `${JSON.stringify(entry)}\n`);
}

/**
 * Prints the snippets of the models in a file of JSON Lines, or `-`, in the order of the lines.
 * @throws PassedOverError if some lines were skipped
 */
async function printModels(
    terminal: Terminal,
    models: string,
    { jobs = 1, keepProblems }: MatrixFlags,
    filter: MatrixFilter,
): Promise<void> {
    const settings: Settings = { filter, keepProblems: keepProblems === true };
    const workers = startJobs(jobs === "auto" ? availableParallelism() : jobs, settings);
    const progress = progressOn(terminal);
    let counts = noCounts;
    try {
        const batches = batchesOf(models === "-" ? terminal.stdin : piecesOf(models));
        for await (const { output, problems, counts: more } of inOrder(batches, workers.answer, workers.maxAtOnce)) {
            counts = sum(counts, more);
            if (problems.length > 0) {
                progress.clear();
                terminal.stderr.write(problems.map(({ line, reason }) => `line ${line}: ${reason}\n`).join(""));
            }
            if (output.length > 0) await writeAll(terminal, output);
            progress.show(counts);
        }
    } finally {
        progress.clear();
        await workers.close();
    }
    if (counts.problems > 0 && !keepProblems) throw new PassedOverError(summaryOf(counts));
    terminal.stderr.write(`${summaryOf(counts)}\n`);
}

/** A single job runs in this thread. Otherwise each job has a thread, with a second batch queued while it works. */
function startJobs(count: number, settings: Settings): Workers & { readonly maxAtOnce: number } {
    if (count > 1) return { ...startWorkers(count, settings), maxAtOnce: 2 * count };
    return { answer: async (batch) => answer(batch, settings), close: async () => {}, maxAtOnce: 1 };
}

async function* piecesOf(file: string): AsyncGenerator<Uint8Array, void, undefined> {
    try {
        yield* createReadStream(file);
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(`The models could not be read (${reason}).`);
    }
}

/** A progress line at the bottom of the terminal. */
type Progress = {
    readonly show: (counts: Counts) => void;
    /** Removes the line, before something else is written. */
    readonly clear: () => void;
};

const clearLine = ownSequence("\r\u001b[K");

const hidden: Progress = { show: () => {}, clear: () => {} };

const pause = 100;

/** Shows progress only if standard error is a terminal and the snippets go elsewhere. */
function progressOn({ stdout, stderr }: Terminal): Progress {
    if (!stderr.isTTY || stdout.isTTY) return hidden;
    const start = performance.now();
    let shownAt = Number.NEGATIVE_INFINITY;
    let isThere = false;
    return {
        show: (counts) => {
            const now = performance.now();
            if (now - shownAt < pause) return;
            shownAt = now;
            isThere = true;
            const rate = Math.round((counts.lines / Math.max(1, now - start)) * 1000);
            stderr.write(`${clearLine}${summaryOf(counts)} ${grouped(rate)} lines/s`);
        },
        clear: () => {
            if (isThere) stderr.write(clearLine);
            isThere = false;
        },
    };
}

const grouped = (count: number): string => count.toLocaleString("en");

/** The counts as a sentence, without those that are zero. */
function summaryOf({ lines, snippets, problems, without }: Counts): string {
    const more = [
        ...(without > 0 ? [`${grouped(without)} ${without === 1 ? "has" : "have"} none`] : []),
        ...(problems > 0 ? [`${grouped(problems)} passed over`] : []),
    ];
    const models = `${grouped(lines)} ${lines === 1 ? "line" : "lines"}`;
    return `${[`${models}: ${grouped(snippets)} ${snippets === 1 ? "snippet" : "snippets"}`, ...more].join("; ")}.`;
}

type Turn = { readonly resolve: (answer: Answer) => void; readonly reject: (reason: unknown) => void };

type Workers = {
    /** Sends a batch to the thread with the fewest pending batches. */
    readonly answer: (batch: Batch) => Promise<Answer>;
    readonly close: () => Promise<void>;
};

function startWorkers(count: number, settings: Settings): Workers {
    const threads = Array.from({ length: count }, () => startThread(settings));
    return {
        answer: (batch) => {
            const [first, ...others] = threads;
            if (!first) throw new Error("There are no threads.");
            return others.reduce((best, one) => (one.waiting() < best.waiting() ? one : best), first).answer(batch);
        },
        close: async () => {
            await Promise.all(threads.map((thread) => thread.close()));
        },
    };
}

function startThread(settings: Settings) {
    const worker = new Worker(new URL(import.meta.resolve("#worker")), { workerData: settings });
    const turns: Turn[] = [];
    let failure: unknown;
    const fail = (reason: unknown) => {
        failure ??= reason;
        for (const { reject } of turns.splice(0)) reject(failure);
    };
    // A thread answers batches in order.
    worker.on("message", (answer: Answer) => turns.shift()?.resolve(answer));
    worker.on("error", fail);
    worker.on("exit", (code) => fail(new Error(`A thread ended with ${code}.`)));
    return {
        waiting: () => turns.length,
        answer: (batch: Batch) =>
            new Promise<Answer>((resolve, reject) => {
                if (failure !== undefined) return reject(failure);
                turns.push({ resolve, reject });
                worker.postMessage(batch);
            }),
        close: () => worker.terminate(),
    };
}
