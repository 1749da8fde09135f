/** How a font draws a text, asked of HarfBuzz, as browsers do. */
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { glyphsOf } from "../src/publish/fonts/glyphs-of.ts";

/** What is drawn, one after the other: the outline of a glyph, and where it stands. */
type Drawing = readonly { readonly outline: string; readonly position: readonly number[] }[];

/** A font, in its regular weight, as HarfBuzz sees it. */
type DrawingFont = {
    draw: (text: string) => Drawing;
    /** Whether it has every letter of a text. */
    has: (text: string) => boolean;
    countGlyphs: (text: string) => number;
};

/**
 * @param file the font, as WOFF2
 * @param weight which of a variable font's to draw with; default: its regular one
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
        // Glyph 0 stands for a letter that the font lacks; the circle, for a mark that has no letter.
        has: (text) => glyphs(text).every(({ codepoint }) => codepoint !== 0 && codepoint !== circle),
        countGlyphs: (text) => glyphs(text).length,
    };
}
