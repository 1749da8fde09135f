/** Typed numbers. Text that does not parse stays text, so that the field can report it. */
import type { Range } from "@callsheet/inference/descriptions";

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
