/** The sandbox itself: turns a request into a response on any platform. It does not depend on Node. */
import type { TaskId } from "@callsheet/inference/tasks";
import { defaultMaxBodyBytes, readBody } from "./body-limit.ts";
import { corsHeaders, preflight, redirectInHeader } from "./cross-origin.ts";
import { addressOf, destinationOf } from "./destination.ts";
import type { Fault } from "./faults/fault.ts";
import { type Failure, FaultQueue } from "./faults/fault-queue.ts";
import { encode, type Pace } from "./faults/pieces.ts";
import type { Written } from "./faults/write-response.ts";
import { Jobs, Uploads } from "./latest.ts";
import { Models, type SandboxModel } from "./models/models.ts";
import {
    type HandlerRequest,
    type RecordedRequest,
    Records,
    recordOf,
    recordOutcome,
    type TestRequest,
    testRequest,
} from "./recorded-request.ts";
import { isForInference, respond, type SandboxState } from "./respond.ts";
import { redirectHeader, sandboxHeader, sandboxNotice } from "./sandbox-headers.ts";
import { Script } from "./script/script.ts";
import { readReply, type ScriptedReply } from "./script/scripted-reply.ts";
import type { MappingForm } from "./services/hub.ts";
import { webResponse } from "./web-response.ts";

export { parseFault } from "./faults/fault.ts";
export type { Failure } from "./faults/fault-queue.ts";
export type { Pace, Piece } from "./faults/pieces.ts";
export type { Written } from "./faults/write-response.ts";
export type { SandboxModel } from "./models/models.ts";
export type { HandlerRequest } from "./recorded-request.ts";
export { sandboxHeader, sandboxNotice } from "./sandbox-headers.ts";
export type { ScriptedCall, ScriptedReply, ScriptedReplyFields } from "./script/scripted-reply.ts";

/** Options of a sandbox. */
export type HandlerOptions = {
    /**
     * Which models exist. `any`: every model id, for the task that path, body and name suggest. `known`: only the
     * well-known models and those with a task in their name, such as `any/text-to-image`. A record adds models to
     * the known ones, by their id on the Hub: a task, optionally with the providers that serve it. Default: `any`.
     */
    readonly models?: "any" | "known" | Readonly<Record<string, TaskId | SandboxModel>>;
    /** Whether unlisted models are served as well. Default: true if `models` is `any`. */
    readonly servesUnlisted?: boolean;
    /** Seed of the responses: the same request gets another response with another seed. Default: 0. */
    readonly seed?: number;
    /** Whether streams arrive at the pace of a model (`natural`) or as fast as they are read. Default: `fast`. */
    readonly pace?: Pace;
    /** Delay before the first byte of a model call, in milliseconds. Default: 0. */
    readonly latency?: number;
    /** Faults that occur at random. Default: none. */
    readonly failures?: readonly Failure[];
    /** Replies in place of those that are made up, also after `reset`. Default: none. */
    readonly replies?: readonly ScriptedReply[];
    /** Number of polls that find a queued job unfinished. Default: 2. */
    readonly queuePolls?: number;
    /** Format of the Hub's inference provider mapping. Default: `list`, the current one; `record` is the older one. */
    readonly mappingForm?: MappingForm;
    /** Hosts that stand for a self-hosted server, in addition to the sandbox's own address. Default: none. */
    readonly ownHosts?: readonly string[];
    /** The maximum size of a request's body, in bytes. A larger one is refused with 413. Default: 64 MiB. */
    readonly maxBodyBytes?: number;
};

/**
 * A function that chooses the reply to a request. Undefined, null or false leaves the request to others; true stands for
 * the reply that is given beside the function.
 */
export type ChooseReply = (request: TestRequest) => ChosenReply | Promise<ChosenReply>;
type ChosenReply = ScriptedReply | boolean | null | undefined;

/** A sandbox that does not listen on a port. */
export type Handler = {
    /** Returns the response synchronously. It asks no functions of `replyWhen`: `chosen` does, before. */
    readonly respond: (request: HandlerRequest) => Written;
    /** Adds to a request the reply that a function of `replyWhen` chooses for it. */
    readonly chosen: (request: HandlerRequest) => Promise<HandlerRequest>;
    /** Responds like a server's fetch handler and rejects as a failed connection would. It follows no redirects. */
    readonly fetch: (request: Request) => Promise<Response>;
    /** The last 10,000 requests, oldest first; fewer if they are more than 64 MiB even without their bodies. */
    readonly requests: readonly RecordedRequest[];
    /** Queues faults for the next requests. */
    readonly fail: (...faults: readonly Fault[]) => void;
    /** Scripts replies. Each answers one request, in order, unless it says otherwise. */
    readonly reply: (...replies: readonly ScriptedReply[]) => void;
    /** Asks a function about each call of a model, before the replies of `reply`. */
    readonly replyWhen: (choose: ChooseReply, reply?: ScriptedReply) => void;
    /** Clears the recorded requests, the queued faults, the scripted replies, the jobs and the uploaded files. */
    readonly reset: () => void;
};

/**
 * Creates a sandbox for any platform with the web's `Request` and `Response`: a page, a service worker, an edge
 * worker, Node. It never accesses the network.
 *
 * @param options its models, seed, pace and faults; default any model, no delay, no faults
 * @returns the handler, which responds to requests
 * @throws TypeError for an invalid failure
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
    const { servesUnlisted, queuePolls = 2, mappingForm = "list", ownHosts = [] } = options;
    const { maxBodyBytes = defaultMaxBodyBytes } = options;
    const jobs = new Jobs(queuePolls);
    const uploads = new Uploads();
    const faults = new FaultQueue(failures, seed);
    const script = new Script(options.replies);
    let choosers: readonly ((request: TestRequest) => Promise<ScriptedReply | undefined>)[] = [];
    const state: SandboxState = {
        models: new Models(models, servesUnlisted),
        jobs,
        uploads,
        faults,
        script,
        seed,
        pace,
        latency,
        mappingForm,
        maxBodyBytes,
    };
    const records = new Records(maxBodyBytes);

    function answer(request: HandlerRequest): Written {
        const { method, url, headers } = request;
        if (method === "OPTIONS") return preflight(headers);
        const address = addressOf(new URL(url), headers, ownHosts);
        const record = records.add(request, address.url);
        const response = recordOutcome(record, respond(state, address, record, request.reply));
        return headers.has(redirectHeader) ? redirectInHeader(response) : response;
    }

    function respondTo(request: HandlerRequest): Written {
        try {
            return withSandboxHeaders(answer(request));
        } catch (error) {
            // Only an invalid URL or host gets here; all other errors become responses in the service's own format.
            return withSandboxHeaders(badRequest(error));
        }
    }

    async function chosen(request: HandlerRequest): Promise<HandlerRequest> {
        if (choosers.length === 0 || request.method !== "POST") return request;
        try {
            const address = addressOf(new URL(request.url), request.headers, ownHosts);
            if (!isForInference(destinationOf(address))) return request;
            const { record } = recordOf(request, address.url, maxBodyBytes);
            for (const choose of choosers) {
                const reply = await choose(testRequest(record));
                if (reply !== undefined) return { ...request, reply };
            }
            return request;
        } catch (error) {
            return { ...request, reply: error instanceof Error ? error : new Error(String(error)) };
        }
    }

    return {
        respond: respondTo,
        chosen,
        fetch: async (request) => {
            const { method, url, headers } = request;
            const body = method === "OPTIONS" ? new Uint8Array() : await readBody(request, maxBodyBytes);
            request.signal.throwIfAborted();
            return await webResponse(respondTo(await chosen({ method, url, headers, body })), request);
        },
        requests: records.list,
        fail: (...more) => faults.add(more),
        reply: (...replies) => script.add(replies),
        replyWhen: (choose, reply) => {
            choosers = [...choosers, chooser(choose, reply)];
        },
        reset: () => {
            records.clear();
            jobs.clear();
            uploads.clear();
            faults.clear();
            script.clear();
            choosers = [];
        },
    };
}

/** @throws TypeError for a reply that cannot be read */
function chooser(choose: ChooseReply, reply: ScriptedReply | undefined) {
    if (reply !== undefined) readReply(reply);
    return async (request: TestRequest): Promise<ScriptedReply | undefined> => {
        const chosen = (await choose(request)) ?? false;
        if (reply !== undefined) return chosen === false ? undefined : reply;
        if (chosen !== true) return chosen === false ? undefined : chosen;
        throw new TypeError("It says that there is a reply, and none is given beside it.");
    };
}

const badRequest = (error: unknown): Written => ({
    status: 400,
    headers: { "content-type": "application/json" },
    body: encode(JSON.stringify({ error: error instanceof Error ? error.message : String(error) })),
});

/** Adds the headers that every response has. */
function withSandboxHeaders(response: Written): Written {
    const headers = { ...corsHeaders, [sandboxHeader]: sandboxNotice, ...response.headers };
    const plain = Object.entries(headers).map(([name, value]) => [name, ascii(value)] as const);
    return { ...response, headers: Object.fromEntries(plain) };
}

/** Header values must be ASCII. */
const ascii = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, "?");
