/** The worker that runs Python. */
import "./as-module-worker.ts"; // Before Pyodide, which checks on import.
import { serveRuns } from "../worker/serve-runs.ts";
import { createPython } from "./run-python.ts";

const python = createPython();

serveRuns(async ({ program }, host) => {
    if (program.language !== "python") throw new TypeError("This worker runs Python.");
    await python.run(program, host);
}, python.take);
