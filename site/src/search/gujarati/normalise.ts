/**
 * Normalises the spelling of a Gujarati word: letters that sound alike or are hard to type get one spelling. The result
 * is never shown.
 */
export function normalise(word: string): string {
    let text = word.normalize("NFC");
    for (const [pattern, spelling] of spellings) text = text.replaceAll(pattern, spelling);
    return text.replaceAll(digit, (found) => String(found.charCodeAt(0) - firstDigit));
}

const firstDigit = 0x0ae6;
const digit = /[૦-૯]/g;

const spellings: readonly (readonly [pattern: RegExp, spelling: string])[] = [
    // Joiners, which only shape letters; nukta, for foreign sounds; visarga and avagraha, which are often left out.
    [/[\u200b-\u200d\ufeff\u00ad\u0abc\u0a83\u0abd]/g, ""],
    // Long and short vowels.
    [/[ઈ]/g, "ઇ"],
    [/[ઊ]/g, "ઉ"],
    [/\u0ac0/g, "\u0abf"],
    [/\u0ac2/g, "\u0ac1"],
    // The open vowels of English words: ડૉક્ટર, ઍપ.
    [/ઍ/g, "એ"],
    [/ઑ/g, "ઓ"],
    [/\u0ac5/g, "\u0ac7"],
    [/\u0ac9/g, "\u0acb"],
    [/ઋ/g, "રુ"],
    [/\u0ac3/g, "\u0acd\u0ab0\u0ac1"],
    // વીડિયો or વીડિઓ, કરીએ or કરીયે.
    [/\u0abf\u0aaf\u0acb/g, "\u0abfઓ"],
    [/\u0abf\u0aaf\u0ac7/g, "\u0abfએ"],
    // A nasal before a consonant, written as anusvara or as a letter: ઇન્ટરનેટ, ઇંટરનેટ; કમ્પ્યુટર, કંપ્યુટર.
    [/\u0a81/g, "\u0a82"],
    [/ન\u0acd(?=[ક-ઘચ-ઝટ-ઢત-નશ-હ])/g, "\u0a82"],
    [/મ\u0acd(?=[પ-મ])/g, "\u0a82"],
    [/[ઙઞણ]\u0acd(?=[ક-ઢ])/g, "\u0a82"],
    // A final anusvara only marks number or gender, and is often forgotten.
    [/\u0a82+$/g, ""],
];
