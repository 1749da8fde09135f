/** The sandbox of `callsheet sandbox`: with the journal, a proxy on the same port, and a key for other machines. */

import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { isIPv6 } from "node:net";
import { networkInterfaces } from "node:os";
import { controlsOf, type SandboxControls } from "./controls.ts";
import { corsHeaders } from "./cross-origin.ts";
import { hosts, isSandboxHost } from "./destination.ts";
import type { Failure } from "./faults/fault-queue.ts";
import { createHandler, type HandlerOptions, type HandlerRequest } from "./handler.ts";
import type { JournalEntry } from "./journal/journal.ts";
import { createJournal, type RefusedRequest } from "./journal/journal.ts";
import { answerJournal, isJournalRequest, journalPath, keptPage } from "./journal/listener.ts";
import { createIdentity } from "./proxy/certificate-authority.ts";
import { takeTunnels } from "./proxy/tunnels.ts";
import { close, listen, requestListener } from "./request-listener.ts";
import { keyHeader, keyPrefix, refusalMessage, sanitizedHost } from "./sandbox-headers.ts";

export type { FailOptions, ReplyOptions, SandboxControls } from "./controls.ts";
export type { JournalEntry, RefusedRequest, ShownMessage } from "./journal/journal.ts";
export {
    type At,
    anyToken,
    type ProgramEnvironment,
    programEnvironment,
    programVariables,
    proxyVariables,
} from "./proxy/environment.ts";
export type { TestRequest } from "./recorded-request.ts";
export { type LineLanguage, type SdkLine, sdkLines } from "./sdk-lines.ts";

/** Options of `serveSandbox`. */
export type ServeOptions = HandlerOptions & {
    /** The port that it listens on, 0 to 65535. Default: a free port. */
    readonly port?: number;
    /** The address that it listens on. Default: 127.0.0.1. An address that other machines can reach requires a key. */
    readonly host?: string;
    /** Whether the journal is served at `/__sandbox`, where any program of this machine can clear it. Default: true. */
    readonly servesJournal?: boolean;
    /** Called with each host that its proxy refused, such as `example.com:443`. Default: no callback. */
    readonly onRefused?: (authority: string) => void;
    /** Called with each request that is refused as wrong, not by a fault. Default: no callback. */
    readonly onRefusedRequest?: (request: RefusedRequest) => void;
};

/** A sandbox with a journal and a proxy. */
export type ServedSandbox = {
    /** Its URL, without a trailing slash. It is the address of its proxy, too. */
    readonly url: string;
    /** The key that requests must send as token or as `x-sandbox-key`; undefined if only this machine can reach it. */
    readonly key: string | undefined;
    /** The certificate that clients of the proxy must trust, as PEM. It is limited to the sandbox's hosts. */
    readonly authority: string;
    /** Every URL that reaches it, `url` first: more than one if it listens on all addresses of the machine. */
    readonly addresses: readonly string[];
    /** URL of the journal, which only this machine can open; undefined if it is not served, or not on a loopback address. */
    readonly journal: string | undefined;
    /** The latest entries of the journal, oldest first: requests with their responses, without tokens. */
    readonly journalEntries: () => readonly JournalEntry[];
    /** The journal as one page of HTML, to be kept: it needs no server. Tokens are redacted in it, too. */
    readonly journalPage: () => string;
    /** Its requests and failures, for a test. */
    readonly controls: SandboxControls;
    /** Stops the sandbox and closes every open connection. */
    readonly close: () => Promise<void>;
};

/**
 * Starts a sandbox with all features of `callsheet sandbox`: the journal at `/__sandbox`, and a proxy on the same port.
 *
 * @param options its address and the options of the handler; default a free port of this machine, any model, no faults
 * @returns the sandbox, already listening
 * @throws Error if it cannot listen there
 * @example
 * import { serveSandbox } from "@callsheet/sandbox/serve";
 *
 * const sandbox = await serveSandbox({ pace: "natural" });
 * console.log(sandbox.journal);
 * await sandbox.close();
 */
export async function serveSandbox(options: ServeOptions = {}): Promise<ServedSandbox> {
    const {
        port = 0,
        host = "127.0.0.1",
        onRefused,
        onRefusedRequest,
        failures: first = [],
        servesJournal = true,
        ...rest
    } = options;
    const key = isLoopback(host) ? undefined : createKey();
    // The handler reads this list at each request; the journal's page changes it.
    const failures: Failure[] = [...first];
    const handler = createHandler({ ...rest, failures });
    const journal = createJournal(handler, key === undefined ? [] : [key], onRefusedRequest);
    const answer = requestListener(
        async (request) => journal.respond(await handler.chosen(withoutKey(request))),
        options,
    );
    const context = {
        journal,
        failures: () => failures,
        setFailures: (next: readonly Failure[]) => void failures.splice(0, failures.length, ...next),
        reset: handler.reset,
    };
    const server = createServer((incoming, outgoing) => {
        const unknownHost = unknownHostIn(incoming.url);
        if (unknownHost !== undefined) {
            onRefused?.(unknownHost);
            outgoing.writeHead(403, { "content-type": "text/plain" }).end(refusalMessage(unknownHost));
        } else if (servesJournal && isJournalRequest(incoming))
            answerJournal(context, incoming, outgoing).catch(() => outgoing.destroy());
        else if (key !== undefined && !isAuthorized(incoming, key)) refuse(outgoing);
        else answer(incoming, outgoing);
    });
    const identity = await createIdentity([...hosts, "localhost"]);
    const tunnels = takeTunnels(server, { identity, hosts, onRefused });
    const boundPort = await listen(server, port, host);
    const addresses = addressesOf(host).map((address) => `http://${inUrl(address)}:${boundPort}`);
    const [url = ""] = addresses;
    return {
        url,
        addresses,
        key,
        authority: identity.authority,
        journalEntries: journal.entries,
        journalPage: () => keptPage(journal),
        controls: controlsOf(handler, failures),
        journal: servesJournal && isLoopback(new URL(url).hostname) ? `${url}${journalPath}` : undefined,
        close: () => {
            const closed = close(server);
            tunnels.close();
            return closed;
        },
    };
}

/** The host of a plain http proxy request that the sandbox does not stand in for; undefined for all other requests. */
function unknownHostIn(target = ""): string | undefined {
    if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return undefined;
    const { host, hostname } = new URL(target);
    return hosts.includes(host) || isSandboxHost(hostname) ? undefined : sanitizedHost(host);
}

/** Whether only this machine can reach an address. */
const isLoopback = (host: string): boolean => /^(?:127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/.test(host);

/** The addresses that reach a host; `0.0.0.0` and `::` stand for every address of the machine. */
function addressesOf(host: string): readonly string[] {
    if (host !== "0.0.0.0" && host !== "::") return [host];
    const others = Object.values(networkInterfaces())
        .flatMap((addresses) => addresses ?? [])
        .filter(({ internal, family }) => !internal && family === "IPv4");
    return ["127.0.0.1", ...others.map(({ address }) => address)];
}

const inUrl = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** Browsers send preflight requests without the token. */
const isAuthorized = ({ method, headers }: IncomingMessage, key: string): boolean =>
    method === "OPTIONS" || showsKey(headers, key);

/** Answers at once: the body is not read, but thrown away as it comes. */
function refuse(outgoing: ServerResponse): void {
    const error = `This sandbox wants its key: as the token of the request, or in the header ${keyHeader}.`;
    outgoing.writeHead(401, { ...corsHeaders, "content-type": "application/json" });
    outgoing.end(JSON.stringify({ error }));
}

/** Removes the key header, so that it is not recorded. */
function withoutKey(request: HandlerRequest): HandlerRequest {
    if (!request.headers.has(keyHeader)) return request;
    const headers = new Headers(request.headers);
    headers.delete(keyHeader);
    return { ...request, headers };
}

/** Creates a random key. */
const createKey = (): string => keyPrefix + randomBytes(20).toString("hex");

/** Whether a request has the key, in the key header or as its token. Compares in constant time. */
function showsKey(headers: IncomingHttpHeaders, key: string): boolean {
    const [, token = ""] = /^(?:bearer|key|token) +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
    const own = headers[keyHeader];
    return [token, typeof own === "string" ? own : ""].map((candidate) => isEqual(candidate, key)).includes(true);
}

/** Compares digests: `timingSafeEqual` needs inputs of equal length. */
const isEqual = (candidate: string, key: string): boolean => timingSafeEqual(digest(candidate), digest(key));

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
