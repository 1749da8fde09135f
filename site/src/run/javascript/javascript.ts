/** The worker that runs JavaScript programs and single requests. */

import type { FilledRequest } from "../worker/port-messages.ts";
import { type Host, serveRuns } from "../worker/serve-runs.ts";
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

/** Sends a single request and reads the whole response. Prints nothing: the recorded exchange has the response. */
async function sendRequest({ url, method, headers, body }: FilledRequest, host: Host): Promise<void> {
    host.started();
    const response = await host.network.fetch(url, {
        method,
        headers: headers.map(([...entry]) => entry),
        redirect: "manual",
        ...(body.length > 0 && { body }),
    });
    await response.arrayBuffer();
}
