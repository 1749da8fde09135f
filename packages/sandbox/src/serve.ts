/** The sandbox for the public: with its journal, for programs that can only be told a proxy, and for other machines. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { hosts, isItself } from "./address.ts";
import { openHeaders } from "./cross-origin.ts";
import type { Failure } from "./faults/fault-queue.ts";
import { createHandler, type HandlerOptions, type HandlerRequest } from "./handler.ts";
import { isForJournal } from "./journal/door.ts";
import { createJournal } from "./journal/journal.ts";
import { answerJournal } from "./journal/listener.ts";
import { createKey, showsKey } from "./key.ts";
import { keyHeader } from "./own-headers.ts";
import { createIdentity } from "./proxy/authority.ts";
import { plainName, refusalOf } from "./proxy/refusal-of.ts";
import { takeTunnels } from "./proxy/tunnels.ts";
import { requestListener } from "./request-listener.ts";

export type { JournalEntry, ShownMessage } from "./journal/shown.ts";
export { type At, programVariables, proxyVariables } from "./proxy/environment.ts";
export { type LineLanguage, type SdkLine, sdkLines } from "./sdk-lines.ts";

/** How a sandbox for the public starts. */
export type ServeOptions = HandlerOptions & {
    /** The port that it listens on, 0 to 65535. Default: one that is free. */
    readonly port?: number;
    /** The address that it listens on. Default: 127.0.0.1. Any that others can reach is guarded by a key. */
    readonly host?: string;
    /** Told whom its proxy was asked for, and does not stand in for: `example.com:443`. Default: nobody is told. */
    readonly onRefused?: (authority: string) => void;
};

/** A sandbox for the public. */
export type ServedSandbox = {
    /** Where it listens, without a slash at the end. It is the address of its proxy, too. */
    readonly url: string;
    /** What each request has to show as its token, or in the header `x-sandbox-key`; undefined where nobody else can ask. */
    readonly key: string | undefined;
    /** The certificate that clients of the proxy have to trust, as PEM. It speaks for the sandbox's hosts alone. */
    readonly authority: string;
    /** Every address that it is reached at, `url` the first: more than one where it listens on all that the machine has. */
    readonly addresses: readonly string[];
    /** Where the journal is, for whoever sits at this machine; undefined where it listens on an address of others only. */
    readonly journal: string | undefined;
    /** Ends it, and every connection that is open. */
    readonly close: () => Promise<void>;
};

/**
 * Starts a sandbox with all that `callsheet sandbox` has: the journal at `/__sandbox`, and a proxy on the same port.
 *
 * @param options its address, and how it answers; default a free port of this machine, any model, no fault
 * @returns the sandbox, which listens already
 * @throws Error where it cannot listen there
 * @example
 * import { serveSandbox } from "@callsheet/sandbox/serve";
 *
 * const sandbox = await serveSandbox({ pace: "natural" });
 * console.log(sandbox.journal);
 * await sandbox.close();
 */
export async function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
    const { port = 0, host = "127.0.0.1", onRefused, failures: first = [], ...rest } = options;
    const key = isLoopback(host) ? undefined : createKey();
    // The handler looks at it for each request; the journal's page changes it.
    const failures: Failure[] = [...first];
    const handler = createHandler({ ...rest, failures });
    const journal = createJournal(handler, key === undefined ? [] : [key]);
    const answer = requestListener((request) => journal.respond(withoutKey(request)));
    const world = {
        journal,
        failures: () => failures,
        setFailures: (next: readonly Failure[]) => void failures.splice(0, failures.length, ...next),
        reset: handler.reset,
    };
    const server = createServer((incoming, outgoing) => {
        const stranger = strangerIn(incoming.url);
        if (stranger !== undefined) {
            onRefused?.(stranger);
            outgoing.writeHead(403, { "content-type": "text/plain" }).end(refusalOf(stranger));
        } else if (isForJournal(incoming)) answerJournal(world, incoming, outgoing).catch(() => outgoing.destroy());
        else if (key !== undefined && !mayAsk(incoming, key)) refuse(outgoing);
        else answer(incoming, outgoing);
    });
    const identity = await createIdentity(hosts);
    const tunnels = takeTunnels(server, { identity, hosts, onRefused });
    const bound = await listen(server, port, host);
    const addresses = addressesOf(host).map((address) => `http://${inUrl(address)}:${bound}`);
    const [url = ""] = addresses;
    return {
        url,
        addresses,
        key,
        authority: identity.authority,
        journal: isLoopback(new URL(url).hostname) ? `${url}/__sandbox` : undefined,
        close: () =>
            new Promise((resolve, reject) => {
                server.close((error) => (error ? reject(error) : resolve()));
                server.closeAllConnections();
                tunnels.close();
            }),
    };
}

/** Whom a proxy is asked for without a tunnel, as it is for http, where the sandbox does not stand in for them. */
function strangerIn(target = ""): string | undefined {
    if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
    const { host, hostname } = new URL(target);
    return hosts.includes(host) || isItself(hostname) ? undefined : plainName(host);
}

/** Whether only programs of this machine reach an address. */
const isLoopback = (host: string): boolean => /^(?:127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/.test(host);

/** Where a host is reached: that of all addresses has none of its own. */
function addressesOf(host: string): readonly string[] {
    if (host !== "0.0.0.0" && host !== "::") return [host];
    const others = Object.values(networkInterfaces())
        .flatMap((addresses) => addresses ?? [])
        .filter(({ internal, family }) => !internal && family === "IPv4");
    return ["127.0.0.1", ...others.map(({ address }) => address)];
}

const inUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** A browser asks without its token whether it may ask. */
const mayAsk = ({ method, headers }: IncomingMessage, key: string): boolean =>
    method === "OPTIONS" || showsKey(headers, key);

function refuse(outgoing: ServerResponse): void {
    const error = `This sandbox wants its key: as the token of the request, or in the header ${keyHeader}.`;
    outgoing.writeHead(401, { ...openHeaders, "content-type": "application/json", connection: "close" });
    outgoing.end(JSON.stringify({ error }));
}

/** What is recorded of a request does not hold the key. */
function withoutKey(request: HandlerRequest): HandlerRequest {
    if (!request.headers.has(keyHeader)) return request;
    const headers = new Headers(request.headers);
    headers.delete(keyHeader);
    return { ...request, headers };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, host, resolve);
    });
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The sandbox does not listen on a port.");
    return address.port;
}
