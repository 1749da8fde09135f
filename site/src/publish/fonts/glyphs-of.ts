import { type Font, shape, Buffer as Text } from "harfbuzzjs";

/** The glyphs that draw a text, with where they stand, as HarfBuzz shapes it and browsers do. */
export function glyphsOf(font: Font, text: string) {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
}
