/** Numbers as people type them. What is no number stays as the text that it is, and is said to be wrong. */
import type { Range } from "@callsheet/inference/descriptions";

/** The first digit of Gujarati, of which the others follow. */
const gujaratiZero = 0x0ae6;

/** The number that a text says, in digits of either script; nothing for an empty text, the text itself for another. */
export function readNumber(text: string): number | string | undefined {
    const plain = text.trim().replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - gujaratiZero));
    if (plain === "") return undefined;
    const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN;
    return Number.isFinite(number) ? number : text;
}

/** Whether a value is a number of the range. */
export const isInRange = (value: unknown, { whole, min, max, above, below }: Range): boolean =>
    typeof value === "number" &&
    !(whole && !Number.isInteger(value)) &&
    value >= (min ?? -Infinity) &&
    value <= (max ?? Infinity) &&
    value > (above ?? -Infinity) &&
    value < (below ?? Infinity);
