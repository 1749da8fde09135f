/**
 * A sandbox for tests, with any test runner: programs reach it unchanged, because the global fetch leads to it and the
 * variables of all access tokens hold made-up ones.
 */

import { controlsOf, type SandboxControls } from "./controls.ts";
import { hosts, isSandboxHost } from "./destination.ts";
import type { Failure } from "./faults/fault-queue.ts";
import type { HandlerOptions } from "./handler.ts";
import { anyToken, tokenValues } from "./proxy/environment.ts";
import { startSandbox } from "./sandbox.ts";
import { refusalMessage, sanitizedHost } from "./sandbox-headers.ts";

export type { FailOptions, ReplyOptions, SandboxControls } from "./controls.ts";
export type { Fault } from "./faults/fault.ts";
export type { ChooseReply, ScriptedCall, ScriptedReply, ScriptedReplyFields } from "./handler.ts";
export type { TestRequest } from "./recorded-request.ts";

/** Options of a sandbox for tests. */
export type TestSandboxOptions = Omit<HandlerOptions, "failures"> & {
    /** Hosts that requests may really reach, such as `db.example.com`. Default: none but this machine's. */
    readonly passThrough?: readonly string[];
};

/** A sandbox for tests, which the programs of this process reach unchanged. */
export type TestSandbox = SandboxControls &
    AsyncDisposable & {
        /** Its URL, which is a self-hosted server's, too: `http://127.0.0.1:PORT`, without a trailing slash. */
        readonly url: string;
        /** Restores fetch and the environment, and stops the sandbox. */
        readonly close: () => Promise<void>;
    };

/** A sandbox that runs from a runner's `beforeAll` to its `afterAll`. */
export type SandboxOfTests = Omit<TestSandbox, "close" | typeof Symbol.asyncDispose>;

/** The hooks of a test runner. */
export type TestHooks = {
    /** Runs a function before the tests: `beforeAll` of Vitest and Jest, `before` of node:test. */
    readonly beforeAll: (run: () => Promise<void>) => unknown;
    /** Runs a function before each test. Without it, requests and failures stay until `clear`. */
    readonly beforeEach?: (run: () => void) => unknown;
    /** Runs a function after the tests: `afterAll` of Vitest and Jest, `after` of node:test. */
    readonly afterAll: (run: () => Promise<void>) => unknown;
};

/**
 * Starts a sandbox, and leads the programs of this process to it: the global fetch sends requests for the providers to
 * the sandbox and refuses those for other hosts than this machine, and the variables of all access tokens hold made-up
 * ones. Clients that kept the fetch of an earlier moment are not led to it: make them afterwards.
 *
 * @param options its models, seed and pace; default any model, as fast as it is read
 * @returns the sandbox, already listening; `close`, or `await using`, restores everything
 * @throws Error if it cannot listen
 * @example
 * import { InferenceClient } from "@callsheet/inference";
 * import { startTestSandbox } from "@callsheet/sandbox/test";
 *
 * const sandbox = await startTestSandbox();
 * sandbox.fail("503", { times: 1 });
 * const messages = [{ role: "user", content: "Hello" }];
 * const client = new InferenceClient(process.env.HF_TOKEN);
 * await client.chatCompletion({ model: "meta-llama/Llama-3.1-8B-Instruct", messages }); // It tries again.
 * console.log(sandbox.requests.map(({ url, status }) => ({ url, status })));
 * await sandbox.close();
 */
export async function startTestSandbox(options: TestSandboxOptions = {}): Promise<TestSandbox> {
    const { passThrough = [], ownHosts = [], ...rest } = options;
    const failures: Failure[] = [];
    const sandbox = await startSandbox({ ...rest, ownHosts, failures });
    const controls = controlsOf(sandbox, failures);
    const restore = [
        replaceEnvironment(tokenValues(anyToken)),
        replaceFetch({ fetch: sandbox.fetch, ownHosts, passThrough }),
    ];
    let closed: Promise<void> | undefined;
    const close = () => {
        for (const undo of restore.splice(0).reverse()) undo();
        closed ??= sandbox.close();
        return closed;
    };
    return {
        url: sandbox.url,
        get requests() {
            return controls.requests;
        },
        fail: controls.fail,
        reply: controls.reply,
        replyWhen: controls.replyWhen,
        clear: controls.clear,
        close,
        [Symbol.asyncDispose]: close,
    };
}

/**
 * Starts a sandbox before the tests of a file and stops it after them, with the hooks of any test runner.
 *
 * @param hooks the runner's `beforeAll`, `afterAll`, and `beforeEach` to clear it before each test
 * @param options its models, seed and pace; default any model, as fast as it is read
 * @returns the sandbox, which runs while the tests do
 * @example
 * import assert from "node:assert/strict";
 * import { after, before, beforeEach, test } from "node:test";
 * import { InferenceClient } from "@callsheet/inference";
 * import { sandboxForTests } from "@callsheet/sandbox/test";
 *
 * const sandbox = sandboxForTests({ beforeAll: before, beforeEach, afterAll: after });
 *
 * test("asks for a summary", async () => {
 *     const client = new InferenceClient(process.env.HF_TOKEN);
 *     await client.summarization({ model: "facebook/bart-large-cnn", inputs: "A long text." });
 *     assert.equal(sandbox.requests.at(-1)?.status, 200);
 * });
 */
export function sandboxForTests(
    { beforeAll, beforeEach, afterAll }: TestHooks,
    options?: TestSandboxOptions,
): SandboxOfTests {
    let sharedSandbox: TestSandbox | undefined;
    const running = (): TestSandbox => {
        if (sharedSandbox) return sharedSandbox;
        throw new Error("The sandbox runs from beforeAll to afterAll: use it inside a test or a hook.");
    };
    beforeAll(async () => {
        sharedSandbox = await startTestSandbox(options);
    });
    beforeEach?.(() => running().clear());
    afterAll(async () => {
        await sharedSandbox?.close();
        sharedSandbox = undefined;
    });
    return {
        get url() {
            return running().url;
        },
        get requests() {
            return running().requests;
        },
        fail: (...args) => running().fail(...args),
        reply: (...args) => running().reply(...args),
        replyWhen: (...args) => running().replyWhen(...args),
        clear: () => running().clear(),
    };
}

/** Sets environment variables of this process. @returns a function that restores the previous values */
function replaceEnvironment(values: Readonly<Record<string, string>>): () => void {
    const previous = Object.keys(values).map((name) => [name, process.env[name]] as const);
    Object.assign(process.env, values);
    return () => {
        for (const [name, value] of previous) {
            if (value === undefined) delete process.env[name];
            else process.env[name] = value;
        }
    };
}

type Replacement = {
    /** The sandbox's own fetch, which keeps the real URLs. */
    readonly fetch: typeof fetch;
    /** Hosts that the sandbox stands in for, in addition to those of the providers. */
    readonly ownHosts: readonly string[];
    /** Hosts that requests may really reach. */
    readonly passThrough: readonly string[];
};

/**
 * Replaces the global fetch: requests to the providers go to the sandbox, requests to this machine where they belong,
 * and all others are refused, so that nothing reaches the network unnoticed.
 *
 * @returns a function that restores the previous fetch
 */
function replaceFetch({ fetch: sandboxFetch, ownHosts, passThrough }: Replacement): () => void {
    const previous = globalThis.fetch;
    let isActive = true;
    const replaced: typeof fetch = async (input, init) => {
        const url = urlOf(input);
        if (!isActive || !/^https?:$/.test(url?.protocol ?? "")) return await previous(input, init);
        const { host = "", hostname = "" } = url ?? {};
        if (hosts.includes(host) || ownHosts.includes(host)) return await sandboxFetch(input, init);
        if (isSandboxHost(hostname) || passThrough.includes(host) || passThrough.includes(hostname)) {
            return await previous(input, init);
        }
        throw new TypeError(refusalMessage(sanitizedHost(host)));
    };
    globalThis.fetch = replaced;
    return () => {
        // Whoever replaced it since then may still call ours, which leads to the previous one from now on.
        isActive = false;
        if (globalThis.fetch === replaced) globalThis.fetch = previous;
    };
}

/** The URL of a request; undefined for one that only the platform can resolve or refuse. */
function urlOf(input: Parameters<typeof fetch>[0]): URL | undefined {
    const url = input instanceof Request ? input.url : String(input);
    return URL.canParse(url) ? new URL(url) : undefined;
}
