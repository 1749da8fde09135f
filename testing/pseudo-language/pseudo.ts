/** A language for tests, made from English as tools of internationalisation make one: accented, bracketed, a third longer. */

const plain = "aceinorsuyACEINORSUY";
const accented = "àçéîñöŕšúýÀÇÉÎÑÖŔŠÚÝ";

/** What stays as it is: placeholders, code, links, markup and addresses. */
const fixed = /(\{\w+\}|`[^`]*`|\[[^\]]*\]|\*\*|https?:\S+|<[^>]+>)/;

/** `Choose a file` becomes `⟦Çhööšé à fîlé~~~~~⟧`. */
export function pseudoText(text: string): string {
    if (!/[a-z]/i.test(text)) return text;
    const letters = [...text].length;
    const changed = text
        .split(fixed)
        .map((part, index) =>
            index % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter),
        );
    // In pieces, so that lines can break as they do between words.
    const more = "~".repeat(Math.ceil(letters / 3)).replaceAll(/~{6}(?=~)/g, "$& ");
    return `⟦${changed.join("")}${more}⟧`;
}

/** Strings that say something to a program rather than to a reader. */
export const notShown: ReadonlySet<string> = new Set(["locale", "keys"]);

/** The strings of a language, for every string of English. */
export function pseudoOf<Value>(value: Value, key = ""): Value {
    return changed(value, key) as Value; // Each value keeps its shape.
}

function changed(value: unknown, key: string): unknown {
    if (typeof value === "string") {
        if (key === "lang") return pseudoLanguage;
        return notShown.has(key) ? value : pseudoText(value);
    }
    if (Array.isArray(value)) return value.map((item) => pseudoOf(item));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pseudoOf(inner, name)]));
}

/** The id of the language: the one that tools of internationalisation use. */
export const pseudoLanguage = "qps";
