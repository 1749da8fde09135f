/** The sandbox itself: from a request to its answer, wherever that runs. Nothing here needs Node. */
import type { TaskId } from "@callsheet/inference/tasks";
import { addressOf } from "./address.ts";
import { openHeaders, preflight, showingRedirect } from "./cross-origin.ts";
import type { Fault } from "./faults/fault.ts";
import { type Failure, FaultQueue } from "./faults/fault-queue.ts";
import { encode, type Pace } from "./faults/pieces.ts";
import type { Written } from "./faults/written.ts";
import { Jobs } from "./jobs.ts";
import { Models, type SandboxModel } from "./models/models.ts";
import { redirectHeader, sandboxHeader, sandboxNotice } from "./own-headers.ts";
import { noting, type RecordedRequest, recordOf } from "./recording.ts";
import { respond, type World } from "./respond.ts";
import type { MappingForm } from "./services/hub.ts";
import { webResponse } from "./web-response.ts";

export type { Failure } from "./faults/fault-queue.ts";
export type { Pace, Piece } from "./faults/pieces.ts";
export type { Written } from "./faults/written.ts";
export type { SandboxModel } from "./models/models.ts";
export { sandboxHeader, sandboxNotice } from "./own-headers.ts";

/** How a sandbox answers. */
export type HandlerOptions = {
    /**
     * Which models there are. `any`: whatever is named, for the task that path, body and name suggest. `known`: the
     * well-known ones alone, and those whose name holds their task, such as `any/text-to-image`. Or models by their id
     * on the Hub, in addition to those: a task, or also who serves it under which id. Default: `any`.
     */
    readonly models?: "any" | "known" | Readonly<Record<string, TaskId | SandboxModel>>;
    /** Whether models that nobody lists are served as well. Default: of `any` alone. */
    readonly servesUnlisted?: boolean;
    /** What answers follow from, beside the request: another number gives others. Default: 0. */
    readonly seed?: number;
    /** Whether streams come as from a model that writes, or as fast as they are read. Default: `fast`. */
    readonly pace?: Pace;
    /** How long a call of a model waits for the first byte, in milliseconds. Default: 0. */
    readonly latency?: number;
    /** What goes wrong by chance. Default: nothing. */
    readonly failures?: readonly Failure[];
    /** How many polls find a job in a queue unfinished. Default: 2. */
    readonly queuePolls?: number;
    /** In which form the Hub says where a model is served. Default: the list of today; `record` is the older one. */
    readonly mappingForm?: MappingForm;
    /** Hosts that stand for a server of one's own, in addition to the sandbox's address. Default: none. */
    readonly ownHosts?: readonly string[];
};

/** A request, whole. */
export type HandlerRequest = {
    /** Its HTTP method. */
    readonly method: string;
    /** Its URL: of a real host, or of the sandbox, which may have the real host as the first segment of the path. */
    readonly url: string;
    /** Its headers. */
    readonly headers: Headers;
    /** Its body; empty where it has none. */
    readonly body: Uint8Array<ArrayBuffer>;
};

/** A sandbox that does not listen. */
export type Handler = {
    /** Answers at once, for whoever cannot wait. */
    readonly respond: (request: HandlerRequest) => Written;
    /** Answers as a server's fetch handler does, and fails as the connection would. It follows no redirect. */
    readonly fetch: (request: Request) => Promise<Response>;
    /** What it has seen, in the order in which it came: the last 10 000 requests. */
    readonly requests: readonly RecordedRequest[];
    /** Faults for the next requests, one after the other. */
    readonly fail: (...faults: readonly Fault[]) => void;
    /** Forgets what it has seen, the faults that wait and the jobs in its queues. */
    readonly reset: () => void;
};

/** A sandbox that runs for days does not fill the memory. */
const mostRecords = 10_000;

/**
 * Makes a sandbox for wherever there is the web's own `Request` and `Response`: a page, a service worker, a worker at
 * the edge, Node. Nothing of it reaches the network.
 *
 * @param options its models, seed, pace and faults; default any model, at once and without a fault
 * @returns functions that answer
 * @throws TypeError for a failure that says nothing
 * @example
 * import { InferenceClient } from "@callsheet/inference";
 * import { createHandler } from "@callsheet/sandbox/handler";
 *
 * const sandbox = createHandler();
 * const client = new InferenceClient("hf_test", {
 *     fetch: (input, init) => sandbox.fetch(new Request(input, init)),
 * });
 * const { choices } = await client.chatCompletion({
 *     model: "meta-llama/Llama-3.1-8B-Instruct",
 *     messages: [{ role: "user", content: "Hello" }],
 * });
 */
export function createHandler(options: HandlerOptions = {}): Handler {
    const { models = "any", seed = 0, pace = "fast", latency = 0, failures = [] } = options;
    const { servesUnlisted = models === "any" } = options;
    const { queuePolls = 2, mappingForm = "list", ownHosts = [] } = options;
    const jobs = new Jobs(queuePolls);
    const faults = new FaultQueue(failures, seed);
    const world: World = { models: new Models(models, servesUnlisted), jobs, faults, seed, pace, latency, mappingForm };
    const requests: RecordedRequest[] = [];

    function answer({ method, url, headers, body }: HandlerRequest): Written {
        if (method === "OPTIONS") return preflight(headers);
        const address = addressOf(new URL(url), headers, ownHosts);
        const record = recordOf(method, address.url, headers, body);
        requests.push(record);
        if (requests.length > mostRecords) requests.shift();
        const written = noting(record, respond(world, address, record));
        return headers.has(redirectHeader) ? showingRedirect(written) : written;
    }

    function respondTo(request: HandlerRequest): Written {
        try {
            return signed(answer(request));
        } catch (error) {
            // Only an address that cannot be read comes to this: whatever else goes wrong is answered in the service's words.
            return signed(unreadable(error));
        }
    }

    return {
        respond: respondTo,
        fetch: async (request) => {
            const { method, url, headers } = request;
            const body = new Uint8Array(await request.arrayBuffer());
            request.signal.throwIfAborted();
            return await webResponse(respondTo({ method, url, headers, body }), request);
        },
        requests,
        fail: (...more) => faults.add(more),
        reset: () => {
            requests.length = 0;
            jobs.clear();
            faults.clear();
        },
    };
}

const unreadable = (error: unknown): Written => ({
    status: 400,
    headers: { "content-type": "application/json" },
    body: encode(JSON.stringify({ error: error instanceof Error ? error.message : String(error) })),
});

/** With what every response says. */
function signed(written: Written): Written {
    const headers = { ...openHeaders, [sandboxHeader]: sandboxNotice, ...written.headers };
    const plain = Object.entries(headers).map(([name, value]) => [name, ascii(value)] as const);
    return { ...written, headers: Object.fromEntries(plain) };
}

/** A header holds plain text only. */
const ascii = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, "?");
