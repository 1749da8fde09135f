/** When a request is tried again, and how long after: pure arithmetic, apart from the sending. */

/** Statuses that another try may change. */
const temporary: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export const isTemporary = (status: number): boolean => temporary.has(status);

const firstDelay = 500;
const longestDelay = 30_000;

/**
 * Milliseconds to wait before the next try where the server asks for none: twice as long each time, with jitter so that
 * many clients do not come back together.
 * @param failed how many tries have failed, from 1
 * @param random from 0 to 1
 */
export function delayAfter(failed: number, random: number): number {
    const longest = Math.min(longestDelay, firstDelay * 2 ** (failed - 1));
    return longest / 2 + (longest / 2) * random;
}

/**
 * Milliseconds that a server asks to be left alone; undefined where it says nothing that can be read.
 * @param header Retry-After: seconds, or a date
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
    if (header === null) return undefined;
    if (/^\s*\d+(\.\d+)?\s*$/.test(header)) return Number(header) * 1000;
    const date = Date.parse(header);
    return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** A time as a person says it, in the largest unit that does not hide much. */
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
