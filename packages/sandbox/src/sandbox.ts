/** Starts a sandbox that listens on a local port. */
import { createServer } from "node:http";
import type { Fault } from "./faults/fault.ts";
import { fetchThrough } from "./fetch.ts";
import { createHandler, type Handler, type HandlerOptions } from "./handler.ts";
import { close, listen, requestListener } from "./request-listener.ts";

/** Options of `startSandbox`. */
export type SandboxOptions = HandlerOptions & {
    /** The port that it listens on, 0 to 65535. Default: a free port. */
    readonly port?: number;
    /** Faults of every request. Default: none. */
    readonly fault?: Fault | readonly Fault[];
};

/** A sandbox that listens on a local port. */
export type Sandbox = Omit<Handler, "respond" | "chosen" | "fetch"> & {
    /** Its URL: `http://127.0.0.1:PORT`, without a trailing slash. */
    readonly url: string;
    /** A fetch that sends requests for the real hosts to the sandbox. */
    readonly fetch: typeof fetch;
    /** Stops the sandbox and closes every open connection. */
    readonly close: () => Promise<void>;
};

/**
 * Starts a stand-in for every provider. It listens on 127.0.0.1 only.
 *
 * @param options its port, models and faults; default a free port, any model, no faults
 * @returns the sandbox, already listening
 * @throws Error if the port is in use
 * @example
 * import { InferenceClient } from "@callsheet/inference";
 * import { startSandbox } from "@callsheet/sandbox";
 *
 * const sandbox = await startSandbox();
 * const client = new InferenceClient("hf_test", { fetch: sandbox.fetch });
 * await client.fillMask({ model: "FacebookAI/xlm-roberta-base", inputs: "A <mask>." });
 * console.log(sandbox.requests.map(({ url, status }) => ({ url, status })));
 * await sandbox.close();
 */
export async function startSandbox({ port = 0, fault, ...options }: SandboxOptions = {}): Promise<Sandbox> {
    const always =
        fault === undefined ? [] : [fault].flat().map((each) => ({ times: Number.POSITIVE_INFINITY, ...each }));
    const { respond, chosen, requests, fail, reply, replyWhen, reset } = createHandler(options);
    fail(...always);
    const server = createServer(requestListener(async (request) => respond(await chosen(request)), options));
    // By default Node closes idle connections after five seconds, possibly just as a slow client reuses one.
    server.keepAliveTimeout = 0;
    const url = `http://127.0.0.1:${await listen(server, port, "127.0.0.1")}`;
    return {
        url,
        requests,
        fetch: fetchThrough(url),
        fail,
        reply,
        replyWhen,
        reset: () => {
            reset();
            fail(...always);
        },
        close: () => close(server),
    };
}
