/** A pool of threads that process batches. */
import { Worker } from "node:worker_threads";
import type { Answer, Settings } from "./answer.ts";
import type { Batch } from "./batches.ts";

type Turn = { readonly resolve: (answer: Answer) => void; readonly reject: (reason: unknown) => void };

export type Workers = {
    /** Sends a batch to the thread with the fewest pending batches. */
    readonly answer: (batch: Batch) => Promise<Answer>;
    readonly close: () => Promise<void>;
};

export function startWorkers(count: number, settings: Settings): Workers {
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
