/** The ranges that many fields share. */
import type { Range } from "./description.ts";

/** A whole number, one or more. */
export const count = { whole: true, min: 1 } as const satisfies Range;

/** An offset, or an amount that may be zero. */
export const wholeFromZero = { whole: true, min: 0 } as const satisfies Range;

/** A probability, or a part of a whole. */
export const fraction = { min: 0, max: 1 } as const satisfies Range;

/** A whole number of any sign. */
export const whole = { whole: true } as const satisfies Range;
