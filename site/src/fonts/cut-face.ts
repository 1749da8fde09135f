import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** A part of the font, as npm brings it. */
export type Part = "latin" | "gujarati";

/** The weights that the pages use. */
export const weights = { min: 400, max: 700 };

/** What its owners ask to be kept with the font. */
export const license = new URL(import.meta.resolve("@fontsource-variable/noto-sans-gujarati/LICENSE"));

export const readPart = (part: Part): Promise<Buffer> =>
    readFile(new URL(`files/noto-sans-gujarati-${part}-wght-normal.woff2`, license));

/**
 * Cuts out of a part of the font what draws these characters: the characters that the part has, and every conjunct and
 * mark that they can make together.
 */
export const cutFace = (part: Buffer, characters: string): Promise<Buffer> =>
    subsetFont(part, characters, { targetFormat: "woff2", variationAxes: { wght: weights } });
