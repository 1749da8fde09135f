/** What the three languages' strings have in common: which characters to escape, which quotes to take, how wide text is. */

/**
 * Characters that a reader cannot see, or that would reorder what he sees: control and format characters, line
 * separators, spaces other than the space, fillers, lone surrogates, private use. The joiners U+200C and U+200D are
 * left as they are: Gujarati and emoji are written with them.
 */
const invisible = /(?![ \u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** `text` with every invisible character replaced by what `describe` gives for its code point. */
export const escapeInvisible = (text: string, describe: (codePoint: number) => string): string =>
    text.replace(invisible, (character) => describe(character.codePointAt(0) ?? 0));

/** What nothing has to be escaped of, in double quotes, in any language: most texts are short and of plain ASCII. */
const plain = /^[ !#-;=-[\]-~]*$/;

/** Whether a text stands in double quotes as it is. It holds no `<` either, of which HTML may make something. */
export const isPlain = (text: string): boolean => plain.test(text);

/** The number in lower-case hexadecimal, at least `digits` long. */
export const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, "0");

/** The quote that Prettier and ruff take: double, unless single ones need fewer escapes. */
export function preferredQuote(text: string): '"' | "'" {
    const count = (quote: string) => text.split(quote).length;
    return count('"') > count("'") ? "'" : '"';
}

/** East Asian wide and fullwidth characters (Unicode's UAX #11, in rough ranges) and emoji, but not half a flag. */
const wide =
    /(?![\u3248-\u324f\u{1f1e6}-\u{1f1ff}])[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18df2}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;

const notAscii = /[^\u0020-\u007e]/;
/**
 * Emoji of one character or several; Prettier takes hands and people for wide even in their text presentation. Made
 * when it is first needed: V8 takes 20 ms to read the table behind `RGI_Emoji`, half of what loading the snippets took.
 */
const emoji = (): RegExp => (emojiOnceMade ??= new RegExp(emojiSource, "gv"));
const emojiSource = String.raw`\p{RGI_Emoji}|\p{Emoji_Modifier_Base}`;
let emojiOnceMade: RegExp | undefined;
/** What emoji are made of. To look for them in the rest of a text, too, would take a hundred times as long. */
const emojiParts = /[\p{Emoji}\p{Emoji_Component}]+/gu;
const combining = /[\p{Mn}\p{Me}]/gu;
/** What combines, as the Unicode tables of Rust have it: with joiners, and with the vowels and finals of Hangul. */
const extending = /\u200d|[\p{Grapheme_Extend}\u1160-\u11ff\ud7b0-\ud7fb]/gu;

/** Columns that Prettier counts for a text: an emoji of several characters takes two. */
export const widthWithEmoji = (text: string): number =>
    columns(text, () => text.replace(emojiParts, (parts) => parts.replace(emoji(), "漢")).replace(combining, ""));

/** Columns that ruff counts for a text: each character by itself. */
export const widthByCharacter = (text: string): number => columns(text, () => text.replace(extending, ""));

function columns(text: string, visible: () => string): number {
    if (!notAscii.test(text)) return text.length;
    let width = 0;
    for (const character of visible()) width += wide.test(character) ? 2 : 1;
    return width;
}
