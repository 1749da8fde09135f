/** When to retry a request, and after which delay: pure arithmetic, apart from the sending. */

/** Statuses after which a retry may succeed; those from 520 on are Cloudflare's and Anthropic's for servers that are busy or away. */
const temporary: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504, 520, 522, 524, 529]);

export const isTemporary = (status: number): boolean => temporary.has(status);

const firstDelay = 500;
const maxDelay = 30_000;

/**
 * Milliseconds to wait before a retry if the server does not say: exponential backoff, with jitter so that many clients
 * do not come back together.
 * @param failed how many tries have failed, from 1
 * @param random a random number from 0 to 1
 */
export function delayAfter(failed: number, random: number): number {
    const limit = Math.min(maxDelay, firstDelay * 2 ** (failed - 1));
    return limit / 2 + (limit / 2) * random;
}

/**
 * Milliseconds that a server asks to wait; undefined if it sends no header, or one that cannot be read.
 * @param header Retry-After: seconds, or a date
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
    if (header === null) return undefined;
    if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Milliseconds that a response asks to wait, if it says so. */
export const retryAfterOf = ({ headers }: Response): number | undefined =>
    readRetryAfter(headers.get("retry-after"), Date.now());

/** A duration in words, in the largest unit that is still precise enough. */
export function durationText(milliseconds: number): string {
    const seconds = Math.ceil(milliseconds / 1000);
    const [unit, length] = units.find(([, length]) => seconds >= 2 * length) ?? (["second", 1] as const);
    const count = Math.ceil(seconds / length);
    return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
] as const;

/** The messages of Chromium, Firefox, Safari, Deno, Node and workerd for a failed connection, if there is no code. */
const messages =
    /^(failed to fetch|networkerror when|load failed|network (error|request failed|connection lost)|error sending request|terminated|other side closed|socket hang up|bad port|internal error; reference)|connection appears to be offline/i;

/** Codes of the system (ECONNREFUSED), of TLS (CERT_HAS_EXPIRED), of undici and of Bun. */
const codes =
    /^E(?!RR_)[A-Z_]{3,}$|^UND_ERR_(?!INVALID)|^ERR_(SSL|TLS|SOCKET|HTTP2)|CERT|^UNABLE_TO|^(Connection|FailedTo)/;

/** An error and the chain of its causes. The limit is for circular chains: no other chain is that long. */
function* chainOf(error: unknown): Generator<Error, void, undefined> {
    let here = error;
    for (let depth = 0; here instanceof Error && depth < 5; depth++) {
        yield here;
        here = here.cause;
    }
}

const codeOf = (error: Error): string | undefined => {
    const code: unknown = Object.getOwnPropertyDescriptor(error, "code")?.value;
    return typeof code === "string" ? code : undefined;
};

const failed = (error: Error): boolean => {
    const code = codeOf(error);
    if (code !== undefined) return codes.test(code);
    // Node uses this message for every failure, and the cause has the details.
    if (error.message === "fetch failed") return error.cause === undefined;
    return messages.test(error.message);
};

/** Whether a fetch was rejected because of a failed connection, so that a retry may help. */
export const isNetworkFailure = (error: unknown): boolean => [...chainOf(error)].some(failed);

/** The reason of a failure, for a person: the message of the innermost cause. */
export function reasonOf(error: unknown): string {
    const last = [...chainOf(error)].at(-1);
    return last === undefined ? "" : last.message || (codeOf(last) ?? "");
}
