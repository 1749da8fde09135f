/** Rules that the strings of all languages share: characters to escape, the preferred quote, text width. */

/**
 * Characters that are invisible or that reorder the text around them: control and format characters, line separators,
 * spaces other than U+0020, fillers, lone surrogates, private use. The joiners U+200C and U+200D are not matched:
 * Gujarati and emoji need them.
 */
const invisibleCharacter = String.raw`(?![ \u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Z}\u115f\u1160\u2800\u3164\uffa0]`;

const invisible = new RegExp(invisibleCharacter, "gu");
const invisibleRun = new RegExp(`((?:(?!\\n)${invisibleCharacter})+)`, "u");

/** Replaces every invisible character of a text by `describe(codePoint)`. */
export const escapeInvisible = (text: string, describe: (codePoint: number) => string): string =>
    text.replace(invisible, (character) => describe(character.codePointAt(0) ?? 0));

/** Splits a text into visible pieces, which include line breaks, and at odd indexes runs of invisible characters. */
export const splitAtInvisible = (text: string): readonly string[] => text.split(invisibleRun);

/** Text that needs no escapes in double quotes, in any language. A fast path: most texts are short, plain ASCII. */
const plain = /^[ !#-;=-[\]-~]*$/;

/** Whether a text needs no escapes in double quotes. It has no `<` either, which could have a meaning in HTML. */
export const isPlain = (text: string): boolean => plain.test(text);

/** The number in lower-case hexadecimal, padded to at least `digits` digits. */
export const hex = (number: number, digits: number): string => number.toString(16).padStart(digits, "0");

/** The quote that Prettier and Ruff prefer: double, unless single quotes need fewer escapes. */
export function preferredQuote(text: string): '"' | "'" {
    const count = (quote: string) => text.split(quote).length;
    return count('"') > count("'") ? "'" : '"';
}

/** East Asian wide and fullwidth characters (rough ranges of UAX #11) and emoji, without single regional indicators. */
const wide =
    /(?![\u3248-\u324f\u{1f1e6}-\u{1f1ff}])[\p{Emoji_Presentation}\u1100-\u115f\u2329\u232a\u2630-\u2637\u268a-\u268f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18df2}\u{1aff0}-\u{1b2ff}\u{1d300}-\u{1d376}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]/u;

const notAscii = /[^\u0020-\u007e]/;
/**
 * Emoji of one or more characters. Prettier counts hands and people as wide even in their text presentation. Compiled
 * on first use: V8 takes 20 ms to load the table for `RGI_Emoji`, which was half the load time of this package.
 */
const emoji = (): RegExp => (cachedEmoji ??= new RegExp(emojiSource, "gv"));
const emojiSource = String.raw`\p{RGI_Emoji}|\p{Emoji_Modifier_Base}`;
let cachedEmoji: RegExp | undefined;
/** Runs of characters that emoji consist of. Searching the whole text for emoji would take a hundred times as long. */
const emojiParts = /[\p{Emoji}\p{Emoji_Component}]+/gu;
const combining = /[\p{Mn}\p{Me}]/gu;
/** Zero-width characters as Ruff's Unicode tables define them: also joiners, and the vowels and finals of Hangul. */
const extending = /\u200d|[\p{Grapheme_Extend}\u1160-\u11ff\ud7b0-\ud7fb]/gu;

/** The columns of a text as Prettier counts them: an emoji of several characters takes two. */
export const widthWithEmoji = (text: string): number =>
    columns(text, () => text.replace(emojiParts, (parts) => parts.replace(emoji(), "漢")).replace(combining, ""));

/** The columns of a text as Ruff counts them: each character by itself. */
export const widthByCharacter = (text: string): number => columns(text, () => text.replace(extending, ""));

function columns(text: string, visible: () => string): number {
    if (!notAscii.test(text)) return text.length;
    let width = 0;
    for (const character of visible()) width += wide.test(character) ? 2 : 1;
    return width;
}
