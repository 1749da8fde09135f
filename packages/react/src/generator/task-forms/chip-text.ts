/** Short strings as one line of text, with escapes: a line break is typed as `\n`. */
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\\": "\\" };

/** Escapes a string for display. */
export const writeChip = (text: string): string => text.replace(/[\n\t\r\\]/g, (character) => `\\${keyOf(character)}`);

const keyOf = (character: string): string => Object.keys(escapes).find((key) => escapes[key] === character) ?? "";

/** Unescapes a typed string. */
export const readChip = (typed: string): string =>
    typed.replace(/\\([ntr\\])/g, (_, key: string) => escapes[key] ?? key);

/** Splits typed text at its commas into finished strings and the rest that is still being typed. */
export function partAtCommas(typed: string): { readonly done: readonly string[]; readonly rest: string } {
    const parts = typed.split(",");
    const rest = parts.pop() ?? "";
    const done = parts.map((part) => part.trim()).filter((part) => part !== "");
    // A comma with nothing before it is text, such as a stop sequence ",".
    return done.length === 0 ? { done, rest: typed } : { done: done.map(readChip), rest: rest.trimStart() };
}
