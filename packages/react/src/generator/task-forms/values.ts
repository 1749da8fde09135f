/** Values of fields: JSON as text, numbers as typed, and records with an entry changed. */

import type { Range } from "@callsheet/inference/descriptions";
import { readJson } from "@callsheet/snippets/query";

/** Formats JSON; other text is returned unchanged. */
export function prettyJson(text: string): string {
    const value = readJson(text);
    return value === undefined ? text : JSON.stringify(value, null, 2);
}

/** Whether two values have the same JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The code point of the Gujarati digit zero. */
const gujaratiZero = 0x0ae6;

/** Parses a number in Latin or Gujarati digits; undefined for an empty text, the text itself if it does not parse. */
export function readNumber(text: string): number | string | undefined {
    const plain = text.trim().replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - gujaratiZero));
    if (plain === "") return undefined;
    const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
    return Number.isFinite(number) ? number : text;
}

/** Whether a value is a number within the range. */
export const isInRange = (value: unknown, { whole, min, max, above, below }: Range): boolean =>
    typeof value === "number" &&
    !(whole && !Number.isInteger(value)) &&
    value >= (min ?? -Infinity) &&
    value <= (max ?? Infinity) &&
    value > (above ?? -Infinity) &&
    value < (below ?? Infinity);

/** A record with one entry changed in place, or removed if the value is undefined. */
export function withEntry(
    record: Readonly<Record<string, unknown>>,
    name: string,
    value: unknown,
): Readonly<Record<string, unknown>> {
    if (value !== undefined) return { ...record, [name]: value };
    const { [name]: _left, ...others } = record;
    return others;
}
