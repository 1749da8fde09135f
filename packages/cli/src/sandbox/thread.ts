/** The code of the sandbox's thread. */
import module from "node:module";
import { parentPort, workerData } from "node:worker_threads";

// As in the command itself. A thread does not take over the setting, and the sandbox is most of what is loaded.
module.enableCompileCache();
const { serveInThread } = await import("./serve-in-thread.ts");
await serveInThread(
    workerData,
    (message) => parentPort?.postMessage(message),
    (keep) => parentPort?.on("message", keep),
);
