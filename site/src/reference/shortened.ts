/** Of a list of numbers no reader looks at more. */
const mostItems = 4;
/** A sentence is shown whole, the bytes of a file are not. */
const longestText = 160;
/** What fits into a line on a phone is not taken apart. */
const longestLine = 60;

/** A value as JSON that a person reads: what is long is cut, and says so by `…`; what is short stands in one line. */
export const shortened = (value: unknown): string => written(value, "");

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
    // The bytes of a file, as base64.
    const length = /^[\w+/=]{100,}$/.test(text) ? 24 : longestText;
    return text.length > length ? `${text.slice(0, length)}…` : text;
};

/** The digits that mean something. */
const rounded = (number: number): number => (Number.isInteger(number) ? number : Number(number.toPrecision(4)));
