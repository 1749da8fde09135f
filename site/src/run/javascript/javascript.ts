/** The worker that runs JavaScript, and requests by themselves. */
import { sendRequest } from "../http/send-request.ts";
import { serveRuns } from "../worker/serve-runs.ts";
import { runJavaScript } from "./run-javascript.ts";

serveRuns(async ({ program, parts }, host) => {
    switch (program.language) {
        case "js":
            return await runJavaScript(program, parts, host);
        case "http":
            return await sendRequest(program.request, host);
        case "python":
            throw new TypeError("This worker runs JavaScript.");
    }
});
