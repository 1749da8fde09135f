import { Blob, Face, Font } from "harfbuzzjs";
import { compress, decompress } from "wawoff2";
import { glyphsOf } from "./drawing-font.ts";
import { type FontName, fonts, readFont, type Script } from "./fonts.ts";
import { subsetFont } from "./subset-font.ts";

/** The OpenType features that shape text. Alternates and small capitals are dropped, since no page uses them. */
const keptFeatures: Readonly<Record<Script, readonly string[]>> = {
    latin: ["kern", "liga"],
    gujarati:
        "ccmp locl nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln calt clig liga rlig abvm blwm dist kern mark mkmk".split(
            " ",
        ),
};

/**
 * Subsets a font to these characters, with every conjunct and mark that they can form. Hinting for low-resolution
 * screens is dropped, which is a third of the code font.
 * @returns WOFF2
 */
export async function cutFace(name: FontName, script: Script, characters: string): Promise<Buffer> {
    return Buffer.from(await compress(await plainFace(name, script, characters)));
}

async function plainFace(name: FontName, script: Script, characters: string): Promise<Buffer> {
    const { weights } = fonts[name];
    return subsetFont(Buffer.from(await decompress(await readFont(name, script))), {
        characters,
        features: keptFeatures[script],
        ...(weights && { weights }),
    });
}

/**
 * Subsets a font to the glyphs of exactly these words: of all conjuncts that their letters could form, only those that
 * occur. Other words of the same letters may lack a glyph, so this is for text that is known at build time.
 * @returns WOFF2
 */
export async function cutToWords(name: FontName, script: Script, words: readonly string[]): Promise<Buffer> {
    const characters = [...new Set(words.join(""))].sort().join("");
    const plain = await plainFace(name, script, characters);
    const font = new Font(new Face(new Blob(plain)));
    const texts = new Set(words.flatMap((word) => [word, ...stepsTo(word)]));
    const glyphs = new Set([...texts].flatMap((text) => glyphsOf(font, text).map(({ codepoint }) => codepoint)));
    return Buffer.from(await compress(await subsetFont(plain, { characters, glyphs })));
}

/** The most characters in a conjunct: three letters, the two viramas between them, and a vowel sign. */
const maxConjunctLength = 6;

/**
 * A font forms a conjunct in steps, and each step needs the glyphs of the one before, such as a half letter, which a
 * joiner shows by itself. The substrings of a word cover those steps.
 */
function stepsTo(word: string): string[] {
    const parts = [...word].flatMap((_, start) =>
        Array.from({ length: Math.min(maxConjunctLength, word.length - start) }, (_, index) =>
            word.slice(start, start + index + 1),
        ),
    );
    return parts.flatMap((part) => [part, `${part}\u200d`]);
}
