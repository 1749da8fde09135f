/** Text as outlines, shaped by HarfBuzz as in browsers, so that rendering the image needs no font. */
import { convert } from "fontverter";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { type FontName, readFont, type Script } from "../fonts/fonts.ts";
import { glyphsOf } from "../fonts/glyphs-of.ts";
import { runsOf } from "../fonts/gujarati.ts";

export type Pen = {
    /** The width of a text in pixels. */
    readonly widthOf: (text: string, size: number) => number;
    /** The text as SVG, in the inherited fill colour. @param x its start @param y its baseline */
    readonly write: (text: string, size: number, x: number, y: number) => string;
    /** Whether the font has every character of a text. */
    readonly has: (text: string) => boolean;
};

/** A glyph, in font units. */
type Glyph = {
    readonly id: number;
    readonly outline: string;
    readonly advance: number;
    readonly x: number;
    readonly y: number;
};

/** A pen for one weight of a site font, whose Latin and Gujarati letters are separate files. */
export async function penOf(name: FontName, weight: number): Promise<Pen> {
    const fonts = { latin: await fontOf(name, "latin", weight), gujarati: await fontOf(name, "gujarati", weight) };
    const { upem } = fonts.latin.face;
    if (fonts.gujarati.face.upem !== upem) throw new Error("The parts of the font are of different units.");

    const outlinesOf = (text: string): Glyph[] =>
        runsOf(text).flatMap(({ text, isGujarati }) => shaped(isGujarati ? fonts.gujarati : fonts.latin, text));

    // Line breaking measures the same words many times, in several sizes.
    const measured = new Map<string, number>();
    const advanceOf = (text: string): number => {
        const advance = measured.get(text) ?? outlinesOf(text).reduce((sum, { advance }) => sum + advance, 0);
        measured.set(text, advance);
        return advance;
    };

    return {
        widthOf: (text, size) => (advanceOf(text) * size) / upem,
        write(text, size, x, y) {
            let start = 0;
            const paths = outlinesOf(text).map((glyph) => {
                const offset = `${start + glyph.x} ${glyph.y}`;
                start += glyph.advance;
                return glyph.outline && `<path transform="translate(${offset})" d="${glyph.outline}"/>`;
            });
            const scale = (size / upem).toFixed(5);
            return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale} -${scale})">${paths.join("")}</g>`;
        },
        // Glyph 0 is the placeholder for a missing character.
        has: (text) => outlinesOf(text).every(({ id }) => id !== 0),
    };
}

async function fontOf(name: FontName, script: Script, weight: number): Promise<Font> {
    const font = new Font(new Face(new Blob(await convert(await readFont(name, script), "sfnt"))));
    font.setVariations([new Variation("wght", weight)]);
    return font;
}

function shaped(font: Font, text: string): Glyph[] {
    return glyphsOf(font, text).map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
        id: codepoint,
        outline: font.glyphToPath(codepoint),
        advance: xAdvance,
        x: xOffset,
        y: yOffset,
    }));
}
