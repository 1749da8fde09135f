/** The worker that runs Python. */
import { serveRuns } from "../worker/serve-runs.ts";
import { createPython } from "./run-python.ts";

const python = createPython();

serveRuns(async ({ program, parts }, host) => {
    if (program.language !== "python") throw new TypeError("This worker runs Python.");
    await python.run(program, parts, host);
});
