import { convert } from "fontverter";
import { Blob, Face, Font } from "harfbuzzjs";
import { cutFace } from "./cut-face.ts";
import type { FontName, Script } from "./fonts.ts";
import { glyphsOf } from "./glyphs-of.ts";
import { subsetGlyphs } from "./subset-glyphs.ts";

/**
 * Cuts out of a font what draws exactly these words: of all the conjuncts that their letters could make, those that they do.
 * Another word of the same letters may lack one, so such a face is for text that is known when the site is built.
 * @returns WOFF2
 */
export async function cutToWords(name: FontName, script: Script, words: readonly string[]): Promise<Buffer> {
    const characters = [...new Set(words.join(""))].sort().join("");
    const plain = await convert(await cutFace(name, script, characters), "sfnt");
    const font = new Font(new Face(new Blob(plain)));
    const texts = new Set(words.flatMap((word) => [word, ...stepsTo(word)]));
    const glyphs = new Set([...texts].flatMap((text) => glyphsOf(font, text).map(({ codepoint }) => codepoint)));
    return convert(await subsetGlyphs(plain, glyphs, characters), "woff2");
}

/** As long as the parts of a conjunct are: three letters, the two viramas between them, and a sign. */
const longestStep = 6;

/**
 * A font makes a conjunct in steps, of which each makes a glyph that the next one needs: half of a letter, say, which
 * stands by itself before a joiner. The parts of a word are those steps.
 */
function stepsTo(word: string): string[] {
    const parts = [...word].flatMap((_, start) =>
        Array.from({ length: Math.min(longestStep, word.length - start) }, (_, index) =>
            word.slice(start, start + index + 1),
        ),
    );
    return parts.flatMap((part) => [part, `${part}\u200d`]);
}
