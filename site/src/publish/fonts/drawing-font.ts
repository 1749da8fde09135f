/** Draws text with a font through HarfBuzz, as browsers do. */
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { glyphsOf } from "./glyphs-of.ts";

/** The glyphs of a text in order: outline and position. */
type Drawing = readonly { readonly outline: string; readonly position: readonly number[] }[];

/** A font in one weight, loaded into HarfBuzz. */
type DrawingFont = {
    draw: (text: string) => Drawing;
    /** Whether it has every character of a text. */
    has: (text: string) => boolean;
    countGlyphs: (text: string) => number;
};

/**
 * @param file the font, as WOFF2
 * @param weight of a variable font; default: the regular weight
 */
export async function drawingFont(file: Buffer, weight?: number): Promise<DrawingFont> {
    const plain = await subsetFont(file, undefined, {
        targetFormat: "truetype",
        keepAllGlyphs: true,
        ...(weight !== undefined && { variationAxes: { wght: weight } }),
    });
    const font = new Font(new Face(new Blob(plain)));
    const circle = font.nominalGlyph(0x25cc);
    const glyphs = (text: string) => glyphsOf(font, text);
    return {
        draw: (text) =>
            glyphs(text)
                .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
                    outline: font.glyphToPath(codepoint),
                    position: [xAdvance, xOffset, yOffset],
                }))
                // A joiner draws nothing, with or without a glyph.
                .filter(({ outline }) => outline !== ""),
        // Glyph 0 is a missing character; the dotted circle is a mark without a letter.
        has: (text) => glyphs(text).every(({ codepoint }) => codepoint !== 0 && codepoint !== circle),
        countGlyphs: (text) => glyphs(text).length,
    };
}
