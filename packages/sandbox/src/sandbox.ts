/** Starting a sandbox. */
import type { Server } from "node:http";
import type { TaskId } from "@callsheet/inference/tasks";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "./app.ts";
import type { Fault } from "./faults/fault.ts";
import { FaultQueue } from "./faults/fault-queue.ts";
import { fetchThrough } from "./fetch.ts";
import { Jobs } from "./jobs.ts";
import { Models, type SandboxModel } from "./models/models.ts";
import type { RecordedRequest } from "./recording.ts";
import type { MappingForm } from "./services/hub.ts";

/** How a sandbox starts. */
export type SandboxOptions = {
    /** The port that it listens on, 0 to 65535. Default: one that is free. */
    readonly port?: number;
    /**
     * Models by their id on the Hub, in addition to the well-known ones: a task, or also who serves it under which id.
     * A model that is not listed serves the task that its name holds, such as `any/text-to-image`.
     */
    readonly models?: Readonly<Record<string, TaskId | SandboxModel>>;
    /** In which form the Hub says where a model is served. Default: the list of today; `record` is the older one. */
    readonly mappingForm?: MappingForm;
    /** Hosts that stand for a server of one's own, in addition to the sandbox's address. Default: none. */
    readonly ownHosts?: readonly string[];
    /** How many polls find a job in a queue unfinished. Default: 2. */
    readonly queuePolls?: number;
    /** What goes wrong with every request. Default: nothing. */
    readonly fault?: Fault | readonly Fault[];
};

/** A sandbox that listens. */
export type Sandbox = {
    /** Where it listens: `http://127.0.0.1:PORT`, without a slash at the end. */
    readonly url: string;
    /** What it has seen, in the order in which it came: the last 10 000 requests. */
    readonly requests: readonly RecordedRequest[];
    /** A fetch that takes requests for the real hosts to the sandbox. */
    readonly fetch: typeof fetch;
    /** Faults for the next requests, one after the other. */
    readonly fail: (...faults: readonly Fault[]) => void;
    /** Forgets what it has seen, the faults that wait and the jobs in its queues. */
    readonly reset: () => void;
    /** Ends it, and every connection that is open. */
    readonly close: () => Promise<void>;
};

/**
 * Starts a stand-in for every provider, on this machine only.
 *
 * @param options its port, models and faults; default a free port, well-known models and no fault
 * @returns the sandbox, which listens already
 * @throws Error where the port is taken
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
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
    const { port = 0, models = {}, mappingForm = "list", ownHosts = [], queuePolls = 2, fault = [] } = options;
    const faults = new FaultQueue();
    const always = () => faults.add([fault].flat(), Number.POSITIVE_INFINITY);
    always();
    const jobs = new Jobs(queuePolls);
    const requests: RecordedRequest[] = [];
    const app = createApp({ models: new Models(models), jobs, faults, mappingForm, ownHosts }, requests);
    // The globals stay as they are: whoever is tested shares them.
    const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server; // Without TLS it is plain HTTP.
    const url = await listen(server, port);
    return {
        url,
        requests,
        fetch: fetchThrough(url),
        fail: (...more) => faults.add(more, 1),
        reset: () => {
            requests.length = 0;
            jobs.clear();
            faults.clear();
            always();
        },
        close: () =>
            new Promise((resolve, reject) => {
                server.close((error) => (error ? reject(error) : resolve()));
                server.closeAllConnections();
            }),
    };
}

async function listen(server: Server, port: number): Promise<string> {
    await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, "127.0.0.1", resolve);
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The sandbox does not listen on a port.");
    return `http://127.0.0.1:${address.port}`;
}
