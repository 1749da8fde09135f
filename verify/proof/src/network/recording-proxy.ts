/**
 * A proxy that records the requests of programs. They run one at a time, so each request belongs to the current one.
 */
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Fault, hostHeader, type RecordedRequest, type Sandbox, startSandbox } from "@callsheet/sandbox";
import { type CompletedRequest, generateCACertificate, getLocal } from "mockttp";
import { proxyVariables } from "../environment.ts";
import type { Program } from "../program.ts";

export type RecordingProxy = {
    /** Environment variables that route all of a program's requests through this proxy. */
    readonly environment: Readonly<Record<string, string>>;
    /**
     * Runs a program with its own sandbox behind the proxy. Runs it again if the proxy mistook one of its connections
     * for the proxy's own and refused it.
     */
    readonly record: <Result>(program: ProxiedProgram, run: () => Promise<Result>) => Promise<Recorded<Result>>;
    /** Requests that arrived after their program had ended. */
    readonly late: readonly Late[];
    readonly close: () => Promise<void>;
};

type ProxiedProgram = Pick<Program, "id" | "models" | "ownHosts" | "ending" | "oddEvents">;

type Recorded<Result> = {
    readonly result: Result;
    readonly exchanges: readonly Exchange[];
    /** Descriptions of connections on which no request could be read. */
    readonly broken: readonly string[];
};

type Late = { readonly id: string; readonly request: string };

/** A request in progress. */
type Open = Omit<Exchange, "response" | "hint" | "leak"> & { response?: ReceivedResponse; over?: true };

type Recording = {
    readonly sandbox: Sandbox;
    readonly open: Map<string, Open>;
    readonly broken: string[];
    /** Whether the proxy refused a connection that it mistook for its own. */
    mistaken: boolean;
};

/** Links a request to its record in the sandbox. Only the sandbox sees this header. */
const exchangeHeader = "x-proof-exchange";

/** Streams arrive in arbitrary chunks, which may end within a line or a character, with events that hold no text. */
const torn = (oddEvents: boolean): Fault => ({ kind: oddEvents ? "odd-events" : "split", bytes: 45 });

/** How long to wait for open responses after a program has ended, in milliseconds. Limits connections that hang. */
const settling = 60_000;

export async function createRecordingProxy(authority: Authority): Promise<RecordingProxy> {
    const proxy = getLocal({ https: { key: authority.key, cert: authority.cert }, recordTraffic: false });
    await proxy.start(0);
    const late: Late[] = [];
    let recording: Recording | undefined;
    let last = "";

    await proxy.forAnyRequest().thenPassThrough({
        beforeRequest: (request) => {
            // mockttp listens on all interfaces, but only this machine may use the proxy.
            if (!isLoopback(request.remoteIpAddress)) return { response: "close" };
            if (!recording) {
                late.push({ id: last, request: `${request.method} ${request.url}` });
                return { response: { statusCode: 503, body: "The program has ended." } };
            }
            const open = opened(request);
            recording.open.set(request.id, open);
            const { pathname, search, host } = new URL(open.url);
            // Drop the host header: the new address sets it.
            const { host: _, ...headers } = request.headers;
            return {
                url: recording.sandbox.url + pathname + search,
                headers: { ...headers, [hostHeader]: host, [exchangeHeader]: request.id },
            };
        },
    });
    await proxy.forAnyWebSocket().thenCloseConnection();
    await proxy.on("response", ({ id, statusCode, headers, body }) => {
        const open = recording?.open.get(id);
        if (recording && !open && isMistake(body.buffer)) recording.mistaken = true;
        if (!open) return;
        open.response = { status: statusCode, type: String(headers["content-type"] ?? ""), body: body.buffer };
    });
    await proxy.on("abort", ({ id }) => {
        const open = recording?.open.get(id);
        if (open) open.over = true;
    });
    await proxy.on("tls-client-error", ({ failureCause, tlsMetadata }) => {
        recording?.broken.push(`TLS with ${tlsMetadata.sniHostname ?? "an unnamed host"}: ${failureCause}`);
    });
    await proxy.on("client-error", ({ errorCode }) => {
        recording?.broken.push(`a request that cannot be read: ${errorCode ?? "unknown"}`);
    });
    await proxy.on("websocket-request", ({ url }) => {
        recording?.broken.push(`a web socket to ${url}`);
    });

    return {
        environment: proxyEnvironment(authority, proxy.port),
        record: async (program, run) => {
            for (;;) {
                const now = await createRecording(program);
                recording = now;
                last = program.id;
                try {
                    const result = await run();
                    await settled(now);
                    if (!now.mistaken) return { result, exchanges: exchangesOf(now), broken: now.broken };
                } finally {
                    recording = undefined;
                    await now.sandbox.close();
                }
            }
        },
        late,
        close: async () => await proxy.stop(),
    };
}

async function createRecording(program: ProxiedProgram): Promise<Recording> {
    const { models, ownHosts = [], ending, oddEvents = true } = program;
    const fault = ending === "stream" ? torn(oddEvents) : [];
    const sandbox = await startSandbox({ models, ownHosts, queuePolls: 1, fault });
    return { sandbox, open: new Map(), broken: [], mistaken: false };
}

/** mockttp refuses connections from a port that it sends from itself, although two connections may share a port. */
const isMistake = (response: Uint8Array) => new TextDecoder().decode(response).includes("Passthrough loop detected");

const isLoopback = (address = "") => /^(::ffff:)?127\.|^::1$/.test(address);

function opened({ method, url, rawHeaders, body }: CompletedRequest): Open {
    return { method, url, headers: new Headers(rawHeaders), body: Uint8Array.from(body.buffer) };
}

async function settled({ open, sandbox }: Recording): Promise<void> {
    const isOver = () =>
        [...open.values()].every(({ response, over }) => response !== undefined || over) &&
        sandbox.requests.every(({ outcome }) => outcome !== "open");
    for (let waited = 0; waited < settling && !isOver(); waited += 5) await pause(5);
}

function exchangesOf({ open, sandbox }: Recording): readonly Exchange[] {
    const records = new Map(sandbox.requests.map((record) => [record.headers.get(exchangeHeader), record]));
    return [...open].map(([id, { over: _, response, ...request }]) => {
        const { hint, leak }: Partial<Pick<RecordedRequest, "hint" | "leak">> = records.get(id) ?? {};
        return { ...request, response, hint, leak };
    });
}

export type Authority = {
    readonly key: string;
    readonly cert: string;
    /** The path of its certificate. */
    readonly path: string;
};

/** Creates an authority for one run. Its key is never written to disk. */
export async function createAuthority(path: string): Promise<Authority> {
    const authority = await generateCACertificate({ subject: { commonName: "Proof of Callsheet" } });
    writeFileSync(path, authority.cert);
    return { ...authority, path };
}

/** Environment variables that route all of a program's requests through a proxy and make it trust its certificates. */
function proxyEnvironment({ path }: Authority, port: number): Readonly<Record<string, string>> {
    return {
        ...proxyVariables(`http://127.0.0.1:${port}`),
        NODE_USE_ENV_PROXY: "1",
        NODE_EXTRA_CA_CERTS: path,
        REQUESTS_CA_BUNDLE: path,
        SSL_CERT_FILE: path,
        CURL_CA_BUNDLE: path,
    };
}

/** A request as a program sent it, and its response. */
export type Exchange = {
    readonly method: string;
    readonly url: string;
    readonly headers: Headers;
    readonly body: Uint8Array<ArrayBuffer>;
    /** Undefined if the program closed the connection before the response ended. */
    readonly response: ReceivedResponse | undefined;
    /** The sandbox's hint about what is wrong with the request. */
    readonly hint: string | undefined;
    /** The sandbox's message about a token that was sent to the wrong host. */
    readonly leak: string | undefined;
};

export type ReceivedResponse = { readonly status: number; readonly type: string; readonly body: Uint8Array };
