/** When a request is tried again, and how long after: pure arithmetic, apart from the sending. */

/** Statuses that another try may change. */
const temporary: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export const isTemporary = (status: number): boolean => temporary.has(status);

const firstDelay = 500;
const longestDelay = 30_000;

/**
 * Milliseconds to wait before the next try: what the server asks for, else twice as long each time, with jitter so
 * that many clients do not come back together.
 * @param failed how many tries have failed, from 1
 * @param retryAfter the Retry-After header: seconds, or a date
 * @param random from 0 to 1
 */
export function delayAfter(failed: number, retryAfter: string | null, now: number, random: number): number {
    const asked = retryAfter === null ? undefined : readRetryAfter(retryAfter, now);
    if (asked !== undefined) return asked;
    const longest = Math.min(longestDelay, firstDelay * 2 ** (failed - 1));
    return longest / 2 + (longest / 2) * random;
}

function readRetryAfter(header: string, now: number): number | undefined {
    if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
