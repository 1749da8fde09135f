/** Sends random requests to a handler and checks its responses. */
import type { Handler, HandlerRequest, Written } from "../../src/handler.ts";
import { type Chance, createChance, type ValidRequest, validRequest } from "./valid-requests.ts";

export type RandomReport = {
    readonly requests: number;
    /** Number of responses by class of status, such as `2xx`. */
    readonly statuses: Readonly<Record<string, number>>;
    /** Requests that threw or got an unrequested 5xx, described so that they can be sent again. */
    readonly broken: readonly string[];
};

/** Maximum number of pieces to read of an endless stream. */
const maxPieces = 200;
const maxBroken = 20;

export function sendRandom(handler: Handler, count: number, seed: number): RandomReport {
    const { stackTraceLimit } = Error;
    // Half of the requests are refused, and long stack traces of these errors would be slow.
    Error.stackTraceLimit = 4;
    try {
        return send(handler, count, seed);
    } finally {
        Error.stackTraceLimit = stackTraceLimit;
    }
}

function send(handler: Handler, count: number, seed: number): RandomReport {
    const jobs: string[] = [];
    const requests = randomRequests(seed, jobs);
    const statuses: Record<string, number> = {};
    const broken: string[] = [];
    for (let index = 0; index < count && broken.length < maxBroken; index++) {
        const { value: request, done } = requests.next();
        if (done) break;
        try {
            const response = handler.respond(request);
            const begun = readSome(response);
            check(response);
            const hundred = `${Math.floor(response.status / 100)}xx`;
            statuses[hundred] = (statuses[hundred] ?? 0) + 1;
            if (response.status >= 500 && !request.asksForFault) {
                broken.push(`${index}: ${response.status} ${begun.slice(0, 300)} to ${requestText(request)}`);
            }
            // A job that was queued with a fault may end with an error, so it is not polled.
            const [job] = request.asksForFault ? [] : (/job-\d+-[0-9a-f]+/.exec(begun) ?? []);
            if (job !== undefined) jobs[index % 500] = job;
        } catch (error) {
            broken.push(`${index}: ${error instanceof Error ? error.stack : error} at ${requestText(request)}`);
        }
    }
    const answered = Object.values(statuses).reduce((sum, one) => sum + one, 0);
    return { requests: answered, statuses, broken };
}

/** Reads the pieces as a connection would. @returns the beginning of the body */
function readSome({ body }: Written): string {
    if (body instanceof Uint8Array) return decoded(body);
    let begun = "";
    let pieceCount = 0;
    for (const piece of body) {
        if (piece instanceof Uint8Array && begun === "") begun = decoded(piece);
        pieceCount += 1;
        if (pieceCount === maxPieces || piece === "cut" || piece === "stall") break;
    }
    return begun;
}

const decoder = new TextDecoder();
const decoded = (bytes: Uint8Array) => decoder.decode(bytes.subarray(0, 2000));

/** Checks that a server could send the status and the headers. */
function check({ status, headers }: Written): void {
    if (!Number.isInteger(status) || status < 200 || status > 599) throw new Error(`The status is ${status}.`);
    for (const [name, value] of Object.entries(headers)) {
        if (!/^[\x20-\x7e]*$/.test(value)) throw new Error(`The header ${name} is ${value}.`);
    }
}

const requestText = ({ method, url, headers, body }: RandomRequest) =>
    `${method} ${url.slice(0, 300)} ${JSON.stringify([...headers])} ${decoder.decode(body.subarray(0, 1500))}`;

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

const texts = [
    ...[
        "",
        " ",
        "How are you “today”?",
        "આવજો 👋🏽",
        "\u0000\u0007\u001b[0m",
        "\ud800 alone",
        "\udfff\ud83d",
        "a\u202eb\ufeff",
    ],
    ...[
        "[MASK] and <mask>",
        "data:image/png;base64,",
        "data:;base64,AAAA",
        "AAAA",
        "AAA=",
        "====",
        "${jndi:x}",
        "<script>",
    ],
    ...[
        "https://example.com/a.png",
        "https://",
        "file:///etc/hosts",
        "../../etc",
        "%00%zz",
        "1e999",
        "-1",
        "null",
        "NaN",
    ],
    // Names of built-in properties.
    ...["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "length", "then", "toJSON"],
] as const satisfies readonly string[];

/** Names of fields. */
const names =
    "inputs parameters stream model messages prompt input top_k image question table data n logprobs stop dimensions response_format tools tool_choice duration width height size".split(
        " ",
    );

const numbers = [0, -0, 1, -1, 0.5, 2, 1e9, 1e21, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, 4_294_967_296] as const;

const oddText = ({ pick, happens, below }: Chance): string =>
    happens(0.05) ? pick(texts).repeat(1 + below(200)) : pick(texts);

/** An odd value; undefined leaves its field out. */
function oddValue(chance: Chance, depth = 0): unknown {
    const { below, pick, happens } = chance;
    const inner = () => oddValue(chance, depth + 1);
    // An object literal could not have all of these names.
    const fields = (count: number) =>
        Object.fromEntries(Array.from({ length: count }, () => [pick([...texts, ...names]), inner()]));
    switch (below(depth > 3 ? 5 : 8)) {
        case 0:
            return undefined;
        case 1:
            return null;
        case 2:
            return happens(0.5);
        case 3:
            return pick(numbers);
        case 4:
            return oddText(chance);
        case 5:
            return Array.from({ length: below(5) }, inner);
        case 6:
            return fields(below(6));
        default:
            return Array.from({ length: below(300) }).reduce<unknown>((deep) => [deep], inner());
    }
}

/** Changes or drops some bytes. */
function spoiled(bytes: Uint8Array<ArrayBuffer>, { below, pick }: Chance): Uint8Array<ArrayBuffer> {
    const at = below(bytes.length + 1);
    const halves = [bytes.slice(0, at), bytes.slice(at)] as const;
    const changed = bytes.map((byte, index) => (index === at ? pick([0, 0xff, 0x22, 0x7b, 0xc0, byte ^ 1]) : byte));
    return pick([...halves, changed, Uint8Array.from({ length: below(64) }, () => below(256))]);
}

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
    const oddness = happens(0.4) ? 0 : 0.05;
    const changed = happens(0.03) ? oddValue(chance) : body;
    const json = JSON.stringify(changed, (_, value) => (happens(oddness) ? oddValue(chance) : value)) ?? "";
    // Numbers that JavaScript cannot represent.
    const large = json.replace(/(?<=[:[])\d+/, happens(0.5) ? "1e999" : "123456789012345678901234567890");
    const bytes = encoder.encode(happens(0.02) ? large : json);
    return happens(0.05) ? spoiled(bytes, chance) : bytes;
}
