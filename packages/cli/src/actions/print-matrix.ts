import { createReadStream } from "node:fs";
import { availableParallelism } from "node:os";
import { providerIds, taskIds } from "@callsheet/inference";
import { clientIds, type MatrixFilter, matrix } from "@callsheet/snippets";
import type { MatrixFlags } from "../commands/matrix.ts";
import { PassedOverError, UsageError } from "../errors.ts";
import { answer, noCounts, type Settings, sum } from "../model-lines/answer.ts";
import { batchesOf } from "../model-lines/batches.ts";
import { inOrder } from "../model-lines/in-order.ts";
import { progressOn, summaryOf } from "../model-lines/progress.ts";
import { startWorkers, type Workers } from "../model-lines/workers.ts";
import { oneOf } from "../nearest.ts";
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
        for await (const { output, problems, counts: more } of inOrder(batches, workers.answer, workers.most)) {
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
function startJobs(count: number, settings: Settings): Workers & { readonly most: number } {
    if (count > 1) return { ...startWorkers(count, settings), most: 2 * count };
    return { answer: async (batch) => answer(batch, settings), close: async () => {}, most: 1 };
}

async function* piecesOf(file: string): AsyncGenerator<Uint8Array, void, undefined> {
    try {
        yield* createReadStream(file);
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(`The models could not be read (${reason}).`);
    }
}
