/** The names of headers, parameters, fields and variables that hold secrets, and their values in a text. */
import { type Span, schemes } from "./tokens.ts";

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words of which one is enough. */
const secretWords = wordsIn(
    "auth authorization authentication bearer cookie credential credentials jwt passwd password passphrase pwd secret sig " +
        "signature apikey accesskey authtoken",
);

/** Words that name a secret at the end, unless a word before them says that they mean something else. */
const lastWords = wordsIn("key token");

const otherKeys = wordsIn(
    "cache conflict foreign gpg group idempotency index music partition primary public row sort bos cls continuation end eos " +
        "mask max min new next pad page sep special start stop unk",
);

/** Words at the end of a class's or a file's name: `AuthenticationError`, `_auth.py`. */
const otherNames = wordsIn("error exception warning py js mjs ts tsx");

/**
 * Whether a name stands for a secret: `Authorization`, `x-goog-api-key`, `HF_TOKEN`, `api%5Fkey`, `sig`.
 *
 * @param name the name of a header, a parameter of a query, a field, or a variable
 * @returns true also for names that no service has yet, by the words that they consist of
 * @example
 * import { isSecretName } from "@callsheet/inference/redaction";
 *
 * console.log(["x-api-key", "max_tokens"].map(isSecretName)); // [true, false]
 */
export function isSecretName(name: string): boolean {
    const words = name
        .replace(/%(?:2d|5f)/gi, "_")
        .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== "");
    const [last = "", before = ""] = words.toReversed();
    if (otherNames.has(last)) return false;
    return words.some((word) => secretWords.has(word)) || (lastWords.has(last) && !otherKeys.has(before));
}

const maxNameLength = 200;

/** What stands between a name, which may be quoted, and its value: in a header, a query, JSON or code. */
const separators = new RegExp(`(?::|=>?)\\s{0,3}(\\\\{0,8})(["'\`]?)(?:${schemes} {1,4})?`, "gi");
const nameEnds = /[ \t\\"'`\]]/;

/** What stands where a secret is to be filled in or is read, and a scheme alone. */
const placeholders = new RegExp(
    "^(?:[$<…[]|os\\.|process\\.|import\\.|getenv|.{0,16}(?:…|\\.\\.\\.)$|" +
        `(?:\\*+|x+|\\.+|none|null|undefined|true|false|${schemes})$)`,
    "i",
);

/** Where the values of secret names in a text are, without the scheme of an Authorization header. */
export function* namedSecretSpans(text: string): Generator<Span> {
    let end = 0;
    for (const { 0: separator, 1: slashes = "", 2: quote = "", index } of text.matchAll(separators)) {
        if (index < end) continue;
        let nameEnd = index;
        while (nameEnd > Math.max(end, index - 8) && nameEnds.test(text[nameEnd - 1] ?? "")) nameEnd -= 1;
        let first = nameEnd;
        while (first > Math.max(end, nameEnd - maxNameLength) && /[\w%.-]/.test(text[first - 1] ?? "")) first -= 1;
        const name = text.slice(first, nameEnd);
        if (!isSecretName(name)) continue;
        const start = index + separator.length;
        end = valueEnd(text, start, name, quote, slashes);
        const value = text.slice(start, Math.min(end, start + 100));
        const isInQuery = /[?&]/.test(text[first - 1] ?? "");
        // Outside of a query, `key` and `token` alone also name other things.
        const isLikely =
            isInQuery || !lastWords.has(name.toLowerCase()) || (value.length >= 12 && /^\S*\d\S*$/.test(value));
        // `HF_TOKEN: unbound variable` is a sentence.
        const isSentence =
            /^: \w/.test(text.slice(index, index + 3)) &&
            /^[a-z]{1,11}$/i.test(value) &&
            /^ [a-z]/i.test(text.slice(end, end + 2));
        if (value !== "" && !placeholders.test(value) && isLikely && !isSentence) yield [start, end];
    }
}

/** Passwords may be sentences, and a header may hold several cookies. */
const isLong = /pass|pwd|secret|cookie/i;

function valueEnd(text: string, start: number, name: string, quote: string, slashes: string): number {
    const bare = quote === "" && !/cookie/i.test(name) ? /[\s"'`\\&,;<>(){}[\]]/ : isLong.test(name) ? /[\r\n]/ : /\s/;
    for (let end = start; end < text.length; end += 1) {
        const character = text[end] ?? "";
        if (bare.test(character) || (quote !== "" && character === quote)) return end;
        // A backslash belongs to the closing quote, or to the character behind it.
        if (quote !== "" && character === "\\") {
            if (slashes !== "" && text[end + slashes.length] === quote) return end;
            end += 1;
        }
    }
    return text.length;
}
