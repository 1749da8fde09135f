/** Turns off correction and completion: the text is input for a model, not prose in the reader's language. */
export const plainTextInput = {
    autoComplete: "off",
    autoCapitalize: "off",
    autoCorrect: "off",
    spellCheck: false,
} as const;

/**
 * The rows for a text, in browsers that cannot size a text area by its content.
 *
 * @param text the text
 * @param minRows the minimum number of rows; default 1
 * @returns the number of rows, up to 12
 * @example
 * import { rowsFor } from "@callsheet/react/parts";
 *
 * const rows = rowsFor("one\ntwo", 1); // 2
 */
export const rowsFor = (text: string, minRows = 1): number =>
    Math.max(minRows, Math.min(12, text.split("\n").length + Math.floor(text.length / 60)));
