import { type Font, shape, Buffer as Text } from "harfbuzzjs";

/** The glyphs of a text and their positions, shaped by HarfBuzz as in browsers. */
export function glyphsOf(font: Font, text: string) {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
}
