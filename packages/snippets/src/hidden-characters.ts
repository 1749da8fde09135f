/**
 * The characters in a value that cannot be seen, or that change the order in which text is shown: control characters
 * but tabs and line breaks, and format characters but the joiners of Gujarati and emoji. Programs print them as escapes.
 *
 * @param value any value, such as a model's id or the options of a snippet; lists, objects and their keys are searched
 * @returns each character once, by its number in Unicode, such as `U+202E`; empty if all can be seen
 * @example
 * import { hiddenCharacters } from "@callsheet/snippets";
 *
 * const hidden = hiddenCharacters({ inputs: "photo_\u202egnp.jpg" }); // ["U+202E"]
 */
export function hiddenCharacters(value: unknown): readonly string[] {
    const numbers = textsIn(value).flatMap((text) =>
        Array.from(text.replace(flags, "").matchAll(hidden), ([character]) => character.codePointAt(0) ?? 0),
    );
    return [...new Set(numbers)]
        .sort((one, other) => one - other)
        .map((number) => `U+${number.toString(16).toUpperCase().padStart(4, "0")}`);
}

const hidden = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** The flags of England, Scotland and Wales are emoji of a black flag and invisible letters. */
const flags = /\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu;

function textsIn(value: unknown): readonly string[] {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}
