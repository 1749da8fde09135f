/** Random requests: valid ones of every route, mutations of them, and nonsense. */
import type { HandlerRequest } from "../../src/handler.ts";
import { type Chance, createChance } from "./chance.ts";
import { mutated, spoiled } from "./mutated.ts";
import { jsonOf, oddText, oddTree, treeOf } from "./odd-values.ts";
import { type ValidRequest, validRequest } from "./valid-requests.ts";

export type RandomRequest = HandlerRequest & {
    /** Whether it requests a fault, which may cause any status. */
    readonly asksForFault: boolean;
};

const hosts = ["router.huggingface.co", "huggingface.co", "fal.run", "api.replicate.com", "elsewhere.example"] as const;
const methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "TRACE", "BREW", ""] as const;
const types = [
    "application/json",
    "text/plain",
    "image/png",
    "audio/flac",
    "multipart/form-data; boundary=b",
    ";;",
    "application/json; charset=utf-16",
] as const;
const faults = [
    "truncate",
    "split; bytes=3",
    "stall",
    "status; status=503",
    "status; status=1",
    "half-event",
    "comments",
    "multi-line",
    "endless",
    "large; bytes=4096",
    "wrong-shape",
    "queue; end=failed",
    "{",
    '{"kind":"__proto__"}',
    "late; milliseconds=-1",
    "redirect; to=\u00e9",
    "content-type; type=\u0100",
] as const;

const encoder = new TextEncoder();

/**
 * Generates an endless sequence of requests, deterministic for a seed.
 *
 * @param jobs ids of jobs from earlier responses, which requests poll
 */
export function* randomRequests(seed: number, jobs: readonly string[]): Generator<RandomRequest> {
    const chance = createChance(seed);
    for (;;) yield randomRequest(chance, jobs);
}

function randomRequest(chance: Chance, jobs: readonly string[]): RandomRequest {
    const { happens, pick } = chance;
    const valid = validRequest(chance, jobs);
    const asksForFault = happens(0.03);
    const type = valid.type !== undefined && valid.body instanceof Uint8Array ? valid.type : "application/json";
    const headers = new Headers();
    const set = (name: string, value: string) => headers.set(name, value.replaceAll(/[^\t\x20-\x7e\xa0-\xff]/g, "?"));
    if (valid.body && !happens(0.02)) set("content-type", happens(0.03) ? pick(types) : type);
    const authorization = happens(0.02) ? oddText(chance) : tokenOf(valid);
    if (authorization !== undefined && !happens(0.02)) set("authorization", authorization);
    if (happens(0.1)) set("prefer", pick(["wait", "wait=5", ""]));
    if (happens(0.01)) set("x-sandbox-host", pick([...hosts, "", "a b", "[::1", "http://x"]));
    if (happens(0.02)) set("x-sandbox-redirect", "shown");
    if (asksForFault) set("x-sandbox-fault", pick(faults));
    return {
        method: happens(0.03) ? pick(methods) : valid.method,
        url: happens(0.05) ? oddUrl(valid.url, chance) : valid.url,
        headers,
        body: bodyOf(valid, chance),
        asksForFault,
    };
}

function tokenOf({ token }: ValidRequest): string | undefined {
    if (token === "none") return undefined;
    return token === "hub" ? "Bearer hf_random" : token === "key" ? "Bearer key" : "Key key";
}

function oddUrl(url: string, chance: Chance): string {
    const { below, pick } = chance;
    const at = 8 + below(url.length);
    switch (below(7)) {
        case 0:
            return oddText(chance);
        case 1:
            return `https://${pick(hosts)}/${oddText(chance)}`;
        case 2:
            return `${url}/${oddText(chance)}`;
        case 3:
            return `${url}?${oddText(chance)}=${oddText(chance)}&limit=${oddText(chance)}`;
        case 4:
            return `${url.slice(0, at)}${pick(["%", "%2e%2e/", "//", "%ff", "#", "?", "\\", ":", "@", "/__proto__/"])}${url.slice(at)}`;
        case 5:
            return url.slice(0, at);
        default:
            return `${url}/${"a/".repeat(below(500))}`;
    }
}

function bodyOf({ body }: ValidRequest, chance: Chance): Uint8Array<ArrayBuffer> {
    const { happens, below } = chance;
    if (happens(0.01)) return Uint8Array.from({ length: below(300) }, () => below(256));
    if (body === undefined) return new Uint8Array();
    if (body instanceof Uint8Array) return happens(0.3) ? spoiled(body, chance) : body;
    if (happens(0.4)) return encoder.encode(JSON.stringify(body));
    let tree = happens(0.05) ? oddTree(chance) : treeOf(body);
    for (let times = 1 + below(3); times > 0; times--) tree = mutated(tree, chance);
    const bytes = encoder.encode(jsonOf(tree, chance));
    return happens(0.05) ? spoiled(bytes, chance) : bytes;
}
