/** Longer lists are cut. */
const mostItems = 4;
/** Longer texts are cut. A sentence fits. */
const longestText = 160;
/** Values that fit into this many characters, as on a phone, stay on one line. */
const longestLine = 60;

/** A value as JSON for people to read: long lists and texts are cut with `…`, and short values stay on one line. */
export const shortenJson = (value: unknown): string => written(value, "");

function written(value: unknown, indentation: string): string {
    if (typeof value === "string") return JSON.stringify(shortText(value));
    if (typeof value === "number") return String(rounded(value));
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
    const isList = Array.isArray(value);
    const parts = isList
        ? listParts(value, `${indentation}  `)
        : Object.entries(value)
              .filter(([, inner]) => inner !== undefined)
              .map(([name, inner]) => `${JSON.stringify(name)}: ${written(inner, `${indentation}  `)}`);
    const [open, close] = isList ? "[]" : "{}";
    if (parts.length === 0) return `${open}${close}`;
    const line = isList ? `[${parts.join(", ")}]` : `{ ${parts.join(", ")} }`;
    if (line.length + indentation.length <= longestLine && !line.includes("\n")) return line;
    return `${open}\n${parts.map((part) => `${indentation}  ${part}`).join(",\n")}\n${indentation}${close}`;
}

const listParts = (list: readonly unknown[], indentation: string): readonly string[] => [
    ...list.slice(0, mostItems).map((item) => written(item, indentation)),
    ...(list.length > mostItems ? ["…"] : []),
];

const shortText = (text: string): string => {
    // A file as base64 is cut much shorter.
    const length = /^[\w+/=]{100,}$/.test(text) ? 24 : longestText;
    return text.length > length ? `${text.slice(0, length)}…` : text;
};

/** Rounds to four significant digits. */
const rounded = (number: number): number => (Number.isInteger(number) ? number : Number(number.toPrecision(4)));
