/** Sends random requests to a handler and checks its responses. */
import type { Handler, Written } from "../../src/handler.ts";
import { type RandomRequest, randomRequests } from "./random-requests.ts";

export type RandomReport = {
    readonly requests: number;
    /** Number of responses by class of status, such as `2xx`. */
    readonly statuses: Readonly<Record<string, number>>;
    /** Requests that threw or got an unrequested 5xx, described so that they can be sent again. */
    readonly broken: readonly string[];
};

/** Maximum number of pieces to read of an endless stream. */
const mostPieces = 200;
const mostBroken = 20;

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
    for (let index = 0; index < count && broken.length < mostBroken; index++) {
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
        if (pieceCount === mostPieces || piece === "cut" || piece === "stall") break;
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
