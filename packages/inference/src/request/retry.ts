/** When to retry a request, and after which delay: pure arithmetic, apart from the sending. */

/** Statuses after which a retry may succeed; those from 520 on are Cloudflare's and Anthropic's for servers that are busy or away. */
const temporary: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504, 520, 522, 524, 529]);

export const isTemporary = (status: number): boolean => temporary.has(status);

const firstDelay = 500;
const longestDelay = 30_000;

/**
 * Milliseconds to wait before a retry if the server does not say: exponential backoff, with jitter so that many clients
 * do not come back together.
 * @param failed how many tries have failed, from 1
 * @param random a random number from 0 to 1
 */
export function delayAfter(failed: number, random: number): number {
    const longest = Math.min(longestDelay, firstDelay * 2 ** (failed - 1));
    return longest / 2 + (longest / 2) * random;
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
