/** Short texts as they are typed into a list: a line break as `\n`, as programs write it. */
const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "\\": "\\" };

/** A text as it is shown in one line. */
export const writeChip = (text: string): string => text.replace(/[\n\t\r\\]/g, (character) => `\\${keyOf(character)}`);

const keyOf = (character: string): string => Object.keys(escapes).find((key) => escapes[key] === character) ?? "";

/** The text that was typed. */
export const readChip = (typed: string): string =>
    typed.replace(/\\([ntr\\])/g, (_, key: string) => escapes[key] ?? key);

/** What was typed, parted at its commas: the texts that are done, and what is still being typed. */
export function partAtCommas(typed: string): { readonly done: readonly string[]; readonly rest: string } {
    const parts = typed.split(",");
    const rest = parts.pop() ?? "";
    const done = parts.map((part) => part.trim()).filter((part) => part !== "");
    // A comma with nothing before it is the text itself, as where a list ends at a comma.
    return done.length === 0 ? { done, rest: typed } : { done: done.map(readChip), rest: rest.trimStart() };
}
