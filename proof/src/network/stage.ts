/** Where programs run one after another: what is sent between the beginning and the end of one is its own. */
import { setTimeout as pause } from "node:timers/promises";
import { type Fault, hostHeader, type RecordedRequest, type Sandbox, startSandbox } from "@callsheet/sandbox";
import { type CompletedRequest, getLocal } from "mockttp";
import type { Program } from "../program.ts";
import { type Authority, proxyEnvironment } from "./authority.ts";
import type { Exchange, ReceivedResponse } from "./exchange.ts";

export type Stage = {
    /** What makes a program send everything to this stage. */
    readonly environment: Readonly<Record<string, string>>;
    /**
     * Runs a program with a sandbox of its own behind the proxy; once more where the proxy took one of its connections
     * for the proxy's own, and refused it.
     */
    readonly watch: <Result>(program: Watchable, run: () => Promise<Result>) => Promise<Watched<Result>>;
    /** Requests that came when their program had ended. */
    readonly late: readonly Late[];
    readonly close: () => Promise<void>;
};

type Watchable = Pick<Program, "id" | "models" | "ownHosts" | "realHosts" | "ending">;

type Watched<Result> = {
    readonly result: Result;
    readonly exchanges: readonly Exchange[];
    /** Connections on which no request could be read, as phrases. */
    readonly broken: readonly string[];
};

type Late = { readonly id: string; readonly request: string };

/** A request that is under way. */
type Open = Omit<Exchange, "response" | "hint" | "leak"> & { response?: ReceivedResponse; over?: true };

type Scene = {
    readonly sandbox: Sandbox;
    readonly realHosts: readonly string[];
    readonly open: Map<string, Open>;
    readonly broken: string[];
    /** The proxy refused a connection that was not its own. */
    mistaken: boolean;
};

/** By it the record of the sandbox is found again; nobody else sees it. */
const exchangeHeader = "x-proof-exchange";

/** Streams come as networks bring them: cut anywhere, also inside a line and inside a character. */
const torn: Fault = { kind: "split", bytes: 45 };

/** How long the last bytes of a response may be on their way when the program has ended: for a connection that hangs. */
const settling = 60_000;

export async function createStage(authority: Authority): Promise<Stage> {
    const proxy = getLocal({ https: { key: authority.key, cert: authority.cert }, recordTraffic: false });
    await proxy.start(0);
    const late: Late[] = [];
    let scene: Scene | undefined;
    let last = "";

    await proxy.forAnyRequest().thenPassThrough({
        beforeRequest: (request) => {
            // The proxy listens to the whole network, and serves this machine only.
            if (!isLoopback(request.remoteIpAddress)) return { response: "close" };
            if (!scene) {
                late.push({ id: last, request: `${request.method} ${request.url}` });
                return { response: { statusCode: 503, body: "The program has ended." } };
            }
            const open = opened(request);
            scene.open.set(request.id, open);
            const { pathname, search, host } = new URL(open.url);
            if (scene.realHosts.includes(host)) return;
            // The host header is that of the new address.
            const { host: _, ...headers } = request.headers;
            return {
                url: scene.sandbox.url + pathname + search,
                headers: { ...headers, [hostHeader]: host, [exchangeHeader]: request.id },
            };
        },
    });
    await proxy.forAnyWebSocket().thenCloseConnection();
    await proxy.on("response", async ({ id, statusCode, headers, body }) => {
        const open = scene?.open.get(id);
        if (scene && !open && isMistake(body.buffer)) scene.mistaken = true;
        if (!open) return;
        // A real server may compress what it sends.
        const decoded = (await body.getDecodedBuffer()) ?? body.buffer;
        open.response = { status: statusCode, type: String(headers["content-type"] ?? ""), body: decoded };
    });
    await proxy.on("abort", ({ id }) => {
        const open = scene?.open.get(id);
        if (open) open.over = true;
    });
    await proxy.on("tls-client-error", ({ failureCause, tlsMetadata }) => {
        scene?.broken.push(`TLS with ${tlsMetadata.sniHostname ?? "an unnamed host"}: ${failureCause}`);
    });
    await proxy.on("client-error", ({ errorCode }) => {
        scene?.broken.push(`a request that cannot be read: ${errorCode ?? "unknown"}`);
    });
    await proxy.on("websocket-request", ({ url }) => {
        scene?.broken.push(`a web socket to ${url}`);
    });

    return {
        environment: proxyEnvironment(authority, proxy.port),
        watch: async (program, run) => {
            for (;;) {
                const now = await createScene(program);
                scene = now;
                last = program.id;
                try {
                    const result = await run();
                    await settled(now);
                    if (!now.mistaken) return { result, exchanges: exchangesOf(now), broken: now.broken };
                } finally {
                    scene = undefined;
                    await now.sandbox.close();
                }
            }
        },
        late,
        close: async () => await proxy.stop(),
    };
}

async function createScene({ models, ownHosts = [], realHosts = [], ending }: Watchable): Promise<Scene> {
    const fault = ending === "stream" ? torn : [];
    const sandbox = await startSandbox({ models, ownHosts, queuePolls: 1, fault });
    return { sandbox, realHosts, open: new Map(), broken: [], mistaken: false };
}

/** mockttp refuses what comes from a port that it sends from itself; two connections may well share a port. */
const isMistake = (response: Uint8Array) => new TextDecoder().decode(response).includes("Passthrough loop detected");

const isLoopback = (address = "") => /^(::ffff:)?127\.|^::1$/.test(address);

function opened({ method, url, rawHeaders, body }: CompletedRequest): Open {
    return { method, url, headers: new Headers(rawHeaders), body: Uint8Array.from(body.buffer) };
}

async function settled({ open, sandbox }: Scene): Promise<void> {
    const isOver = () =>
        [...open.values()].every(({ response, over }) => response !== undefined || over) &&
        sandbox.requests.every(({ outcome }) => outcome !== "open");
    for (let waited = 0; waited < settling && !isOver(); waited += 5) await pause(5);
}

function exchangesOf({ open, sandbox }: Scene): readonly Exchange[] {
    const records = new Map(sandbox.requests.map((record) => [record.headers.get(exchangeHeader), record]));
    return [...open].map(([id, { over: _, response, ...request }]) => {
        const { hint, leak }: Partial<Pick<RecordedRequest, "hint" | "leak">> = records.get(id) ?? {};
        return { ...request, response, hint, leak };
    });
}
