/** Failures of the network and of services, and what the client makes of them. Its own tests have more, on a clock of theirs. */
import { type InferenceError, type Options, secret } from "@callsheet/inference";
import type { Fault } from "../../src/faults/fault.ts";
import {
    type Case,
    chat,
    chatStream,
    classify,
    clientOf,
    equal,
    errorOf,
    eventsOf,
    holds,
    includes,
    isReleased,
    paint,
    type Scene,
    until,
} from "./case.ts";

type Failing = {
    readonly fault: Fault;
    /** Default: a classification. */
    readonly call?: (scene: Scene) => Promise<unknown>;
    /** Fields of the error. */
    readonly error?: Partial<Pick<InferenceError, "name" | "status" | "provider" | "task" | "model" | "retryAfter">>;
    /** Parts of its message. */
    readonly says?: readonly string[];
    /** Default: false. */
    readonly inNode?: boolean;
    /** Further checks. */
    readonly more?: (error: InferenceError, scene: Scene) => unknown;
};

const fails = (name: string, { fault, call = classify, error, says = [], inNode = false, more }: Failing): Case => ({
    name,
    inNode,
    sandbox: { fault, queuePolls: 0 },
    run: async (scene) => {
        const failure = await errorOf(call(scene));
        for (const [field, value] of Object.entries(error ?? {})) equal(Reflect.get(failure, field), value, field);
        for (const part of says) includes(failure.message, part);
        await more?.(failure, scene);
    },
});

const model = "any/text-classification";
const once = (scene: Scene) => classify(scene, { tries: 1 });
const small = { maxBytes: 100_000 };
const streamed = (scene: Scene) => eventsOf(chatStream(scene));

/** Whether the error holds the request, without its token, and the request's number. */
function holdsRequest({ request, requestId = "" }: InferenceError): void {
    equal(request?.headers["Authorization"], ["Bearer ", secret("HF_TOKEN")]);
    includes(requestId, "sandbox-");
}

const errors: readonly Case[] = [
    ...(
        [
            [401, "Check the access token: it may be missing, mistyped or expired"],
            [403, "The access token is not allowed to do this: check its permissions"],
            [429, "Too many requests: wait a while, then try again"],
        ] as const
    ).map(([status, advice]) =>
        fails(`errors: ${status} says what to do`, {
            fault: { kind: "status", status, body: "text" },
            call: once,
            error: { name: "ProviderApiError", status },
            says: [`hf-inference responded with ${status}`, `The sandbox was told to fail. ${advice}`],
            inNode: true,
        }),
    ),
    fails("errors: a refusal holds the provider, the task, the model, the status, the request and its number", {
        fault: { kind: "status", status: 422 },
        error: { name: "ProviderApiError", provider: "hf-inference", task: "text-classification", model, status: 422 },
        more: (error) => {
            holdsRequest(error);
            equal(
                [error.request?.method, error.request?.body],
                ["POST", { format: "json", value: { inputs: "It rains." } }],
            );
            equal(error.request?.url, `https://router.huggingface.co/hf-inference/models/${model}`);
        },
    }),
    fails("errors: an output of another form holds the request", {
        fault: { kind: "wrong-shape" },
        error: { name: "ProviderOutputError", status: 200 },
        more: holdsRequest,
    }),
    fails("errors: a stream that breaks off holds the request", {
        fault: { kind: "stream-error" },
        call: streamed,
        error: { name: "ProviderApiError", status: 200 },
        more: holdsRequest,
    }),
    fails("errors: a job that failed holds the request of the last poll", {
        fault: { kind: "queue", end: "failed" },
        call: (scene) => {
            const args = { provider: "wavespeed", model: "any/text-to-image", inputs: "Rain" } as const;
            return clientOf(scene).textToImage(args);
        },
        error: { name: "ProviderApiError", status: 200 },
        inNode: true,
        more: ({ request, requestId = "" }) => {
            includes(requestId, "sandbox-");
            equal(request?.method, "GET");
            includes(request?.url, "/wavespeed/api/v3/predictions/");
        },
    }),
    {
        name: "errors: a call that was aborted before it began sends nothing",
        run: async (scene) => {
            const reason = new RangeError("The person left.");
            const error = await errorOf(classify(scene, { signal: AbortSignal.abort(reason) }));
            equal([error.name, error.provider, error.task], ["AbortError", "hf-inference", "text-classification"]);
            holds(error.cause === reason, "the signal's reason is the cause");
            equal((await scene.requests()).length, 0, "how many requests there are");
        },
    },
];

const outputs: readonly Case[] = [
    ...["text/plain", "application/octet-stream"].map(
        (type): Case => ({
            name: `responses: JSON under another name is read all the same: ${type}`,
            sandbox: { fault: { kind: "content-type", type } },
            run: async (scene) => holds((await classify(scene)).length > 0, "there are labels"),
        }),
    ),
    fails("responses: JSON that says it is an image is an error that says so", {
        fault: { kind: "content-type", type: "image/png" },
        error: { name: "ProviderOutputError" },
        says: ["expected a list", "bytes of image/png"],
    }),
    fails("responses: JSON that does not parse is an error that shows it", {
        fault: { kind: "invalid-json" },
        error: { name: "ProviderOutputError" },
        says: ['hf-inference says that its response is JSON, but it does not parse: {"result": [1, 2,'],
        more: ({ cause }) => holds(cause instanceof SyntaxError, "the parser's error is the cause"),
    }),
    fails("responses: nothing at all is an error that says so", {
        fault: { kind: "empty" },
        error: { name: "ProviderOutputError" },
        says: ["it does not parse: (empty)"],
    }),
    fails("responses: a page for people, as a response, is an error that shows its beginning", {
        fault: { kind: "html" },
        error: { name: "ProviderOutputError" },
        says: ["<!DOCTYPE html>"],
    }),
    fails("responses: a page for people, as an error, is not printed", {
        fault: { kind: "html", status: 502 },
        call: once,
        error: { name: "ProviderApiError", status: 502 },
        says: ["(an HTML page)"],
    }),
    fails("responses: another form than the task's is an error that shows what was expected and what came", {
        fault: { kind: "wrong-shape" },
        call: chat,
        error: { name: "ProviderOutputError" },
        says: [
            "The response of auto is not what conversational returns: choices is missing.",
            'The whole response: {"unexpected":true}',
        ],
    }),
    fails("responses: a result whose URL leads nowhere is an error", {
        fault: { kind: "result-missing" },
        call: paint,
        error: { name: "ProviderApiError", status: 404, provider: "fal-ai" },
    }),
    {
        name: "responses: a result that is moved is fetched from there, without the token",
        sandbox: {
            queuePolls: 0,
            fault: {
                kind: "redirect",
                status: 302,
                at: "https://v3.fal.media/",
                to: "https://replicate.delivery/sandbox/0b.png",
            },
        },
        run: async (scene) => {
            equal((await paint(scene)).type, "image/png");
            const files = (await scene.requests()).filter(({ url }) => url.includes("/sandbox/"));
            // A browser hides where a redirect leads, so there it is sent once more, to be followed by the browser.
            equal([...new Set(files.map(({ url }) => new URL(url).host))], ["v3.fal.media", "replicate.delivery"]);
            holds(!files.some(({ headers }) => "authorization" in headers), "the token is sent to neither");
        },
    },
    fails("responses: a result that is moved to a private host is not downloaded", {
        fault: { kind: "redirect", at: "/sandbox/", to: "http://169.254.169.254/latest" },
        call: paint,
        error: { name: "ProviderOutputError", provider: "fal-ai" },
        says: ["gave a result at http://169.254.169.254, which is not downloaded"],
    }),
    ...(
        [
            ["one", undefined, (scene) => classify(scene, small)],
            ["a file", "/sandbox/", (scene) => paint(scene, small)],
            ["a job's state", "/status", (scene) => paint(scene, small)],
        ] satisfies readonly (readonly [string, string | undefined, (scene: Scene) => Promise<unknown>])[]
    ).map(([what, at, call]) =>
        fails(`responses: ${what} that is larger than allowed is released`, {
            fault: { kind: "large", bytes: 50_000_000, ...(at && { at }) },
            call,
            error: { name: "ProviderOutputError" },
            says: ["larger than 100000 bytes. Allow more with the option maxBytes"],
            more: (_, scene) => isReleased(scene),
        }),
    ),
];

const patient = { retry: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };

const quick = (timeouts: Options["timeouts"]) => (scene: Scene) => classify(scene, { timeouts });

/** What depends on how a platform connects, waits and disconnects. */
const connections: readonly Case[] = [
    {
        name: "retries: when the connection breaks before the first byte",
        sandbox: { fault: { kind: "reset", times: 2 } },
        run: async (scene) => {
            await classify(scene);
            const statuses = (await scene.requests()).map(({ status }) => status ?? null);
            equal(statuses, [null, null, 200]);
        },
    },
    fails("retries: two, when the connection breaks every time", {
        fault: { kind: "reset" },
        says: ["router.huggingface.co could not be reached"],
        more: ({ cause }) => holds(cause !== undefined, "the platform's own error is the cause"),
    }),
    {
        name: "retries: the same request, no sooner than the server asks for",
        sandbox: { fault: { kind: "status", status: 503, retryAfter: 1, times: 1 } },
        run: async (scene) => {
            await classify(scene);
            const [first, second, ...more] = await scene.requests();
            equal([first?.status, second?.status, more.length], [503, 200, 0]);
            equal(second?.body, first?.body);
            // A timer may fire slightly early.
            holds((second?.at ?? 0) - (first?.at ?? 0) >= 995, "it came a second later, or more");
        },
    },
    {
        name: "retries: a body that stalls is released before the wait for the next try",
        sandbox: { fault: { kind: "stall", status: 503, retryAfter: 3600 } },
        run: async (scene) => {
            const controller = new AbortController();
            const error = errorOf(classify(scene, { signal: controller.signal, timeouts: patient }));
            await isReleased(scene);
            controller.abort("enough");
            equal([(await error).name, (await error).cause], ["AbortError", "enough"]);
            equal((await scene.requests()).length, 1, "how often it was sent");
        },
    },
    ...(
        [
            ["response", "nothing comes", { kind: "silence" }],
            ["idle", "the response stops in the middle", { kind: "stall" }],
            ["total", "the response goes on and on", { kind: "slow", bytes: 1, milliseconds: 1000 }],
        ] satisfies readonly (readonly [string, string, Fault])[]
    ).map(([name, what, fault]) =>
        fails(`timeouts: ${name}, when ${what}`, {
            fault,
            call: quick({ [name]: 500 }),
            error: { name: "TimeoutError", provider: "hf-inference", task: "text-classification" },
            says: ["within 0.5 seconds", `timeouts: { ${name}: milliseconds }`],
            more: async (error, scene) => {
                includes(error.request?.url, "https://router.huggingface.co/hf-inference/");
                // On a busy machine a call may end before its request arrives.
                const isEnded = (seen: Awaited<ReturnType<Scene["requests"]>>) =>
                    seen.every(({ outcome }) => outcome !== "open");
                await until(scene.requests, isEnded, "no request is open");
            },
        }),
    ),
    {
        name: "timeouts: a call's own takes the place of the client's",
        sandbox: { fault: { kind: "late", milliseconds: 100 } },
        run: async (scene) => {
            const [long, short] = [{ response: Number.POSITIVE_INFINITY }, { response: 1 }];
            const ask = (own: typeof long, calls: typeof long) =>
                clientOf(scene, { timeouts: own }).textClassification({ inputs: "x" }, { timeouts: calls });
            await ask(short, long);
            includes((await errorOf(ask(long, short))).message, "within 0.001 seconds");
        },
    },
];

export const failureCases: readonly Case[] = [...connections, ...errors, ...outputs];
