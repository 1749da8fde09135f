/** The code of each worker thread. */
import { parentPort, workerData } from "node:worker_threads";
import { answer } from "./answer.ts";
import type { Batch } from "./batches.ts";

parentPort?.on("message", (batch: Batch) => {
    const reply = answer(batch, workerData);
    parentPort?.postMessage(reply, [reply.output.buffer]);
});
