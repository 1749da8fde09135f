/** Draws text with a font through HarfBuzz, as browsers do. */
import { Blob, Face, Font, shape, Buffer as Text, Variation } from "harfbuzzjs";
import { decompress } from "wawoff2";

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
    const font = new Font(new Face(new Blob(await decompress(file))));
    if (weight !== undefined) font.setVariations([new Variation("wght", weight)]);
    const circle = font.nominalGlyph(0x25cc);
    const glyphs = (text: string) => glyphsOf(font, text);
    return {
        draw: (text) =>
            glyphs(text)
                // Fonts differ in what they draw for a character that they do not have.
                .filter(({ codepoint }) => codepoint !== 0)
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

/** The glyphs of a text and their positions, shaped by HarfBuzz as in browsers. */
export function glyphsOf(font: Font, text: string) {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
}
