/** The worker that runs JavaScript programs and single requests. */
import { sendRequest } from "../http/send-request.ts";
import { serveRuns } from "../worker/serve-runs.ts";
import { runJavaScript } from "./run-javascript.ts";

const libraries = new Map<string, Uint8Array<ArrayBuffer>>();

const runProgram: Parameters<typeof serveRuns>[0] = async ({ program }, host) => {
    switch (program.language) {
        case "js":
            return await runJavaScript(program, libraries, host);
        case "http":
            return await sendRequest(program.request, host);
        case "python":
            throw new TypeError("This worker runs JavaScript.");
    }
};

serveRuns(runProgram, ({ name, bytes }) => void libraries.set(name, bytes));
