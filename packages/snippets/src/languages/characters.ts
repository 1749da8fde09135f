/** What the three languages' strings have in common: which characters to escape, which quotes to take, how wide text is. */

/**
 * Characters that a reader cannot see, or that would reorder what he sees: control and format characters, line
 * separators, spaces other than the space, lone surrogates, private use. The joiners U+200C and U+200D are left as
 * they are: Gujarati and emoji are written with them.
 */
const invisible = /(?![ \u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}]/gu;

/** `text` with every invisible character replaced by what `describe` gives for its code point. */
export const escapeInvisible = (text: string, describe: (codePoint: number) => string): string =>
    text.replace(invisible, (character) => describe(character.codePointAt(0) ?? 0));

/** The number in lower-case hexadecimal, at least `digits` long. */
export const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, "0");

/** The quote that Prettier and ruff take: double, unless single ones need fewer escapes. */
export function preferredQuote(text: string): '"' | "'" {
    const count = (quote: string) => text.split(quote).length;
    return count('"') > count("'") ? "'" : '"';
}

/** East Asian wide and fullwidth characters (Unicode's UAX #11, in rough ranges) and emoji. */
const wide =
    /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

const zeroWidth = /[\p{Mn}\p{Me}]/u;
const emojiSequence = /\p{RGI_Emoji}/gv;
const notAscii = /[^\u0020-\u007e]/;

/** Columns that Prettier counts for a text: an emoji of several characters takes two. */
export function widthWithEmoji(text: string): number {
    if (!notAscii.test(text)) return text.length;
    return widthByCharacter(text.replace(emojiSequence, (emoji) => ([...emoji].length > 1 ? "漢" : emoji)));
}

/** Columns that ruff counts for a text: each character by itself, joiners none. */
export function widthByCharacter(text: string): number {
    if (!notAscii.test(text)) return text.length;
    let width = 0;
    for (const character of text) if (!zeroWidth.test(character)) width += wide.test(character) ? 2 : 1;
    return width;
}
