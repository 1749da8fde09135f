/** Recognises the names of headers, parameters, fields and variables that hold secrets, and finds their values. */
import { withoutPercent } from "./tokens.ts";

/** Words of which one is enough. */
const secretWords = new Set([
    ...["auth", "authorization", "authentication", "bearer", "cookie", "credential", "credentials", "jwt", "passwd"],
    ...["password", "passphrase", "pwd", "secret", "sig", "signature", "apikey", "accesskey", "authtoken"],
]);

/** Words that name a secret at the end, unless a word before them says that they mean something else. */
const lastWords = new Set(["key", "token"]);

const otherKeys = new Set([
    ...[
        "cache",
        "conflict",
        "foreign",
        "gpg",
        "group",
        "idempotency",
        "index",
        "music",
        "partition",
        "primary",
        "public",
    ],
    ...["row", "sort", "bos", "cls", "continuation", "end", "eos", "mask", "max", "min", "new", "next", "pad", "page"],
    ...["sep", "special", "start", "stop", "unk"],
]);

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
    const words = wordsOf(name);
    if (words.some((word) => secretWords.has(word))) return true;
    const [last = "", before = ""] = words.toReversed();
    return lastWords.has(last) && !otherKeys.has(before);
}

const wordsOf = (name: string): readonly string[] =>
    withoutPercent(name)
        .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
        .toLowerCase()
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== "");

/** A name, and what stands between it and its value: in a header, a query, JSON or code. */
const names = /(?<![\w%.-])([\w%.-]{2,200})\\?["'`]?\]?\s{0,3}(?::|=>?)\s{0,3}\\?["'`]?/g;

const schemes = "(?:Bearer|Basic|Key|Token)";

/** A value, behind the scheme of an Authorization header. */
const values = new RegExp(`(${schemes} +)?([^\\s"'\`\\\\&,;<>(){}[\\]]{1,4096})`, "iy");

/** What stands where a secret is to be filled in or is read, and a scheme alone. */
const placeholders = new RegExp(
    `^(?:\\$|<|…|os\\.|process\\.|import\\.|getenv|(?:\\*+|x+|\\.+|none|null|undefined|true|false|${schemes})$)|(?:…|\\.\\.\\.)$`,
    "i",
);

/**
 * Replaces the values of secret names in a text: in headers, in the query of a URL, in JSON, in forms, in code.
 *
 * @param text any text
 * @param replace gets a value, without the scheme of an Authorization header
 * @returns the text with what `replace` returns in the place of each value
 */
export function replaceNamedSecrets(text: string, replace: (secret: string) => string): string {
    let replaced = "";
    let end = 0;
    for (const { 0: head, 1: name = "", index } of text.matchAll(names)) {
        if (index < end || !isSecretName(name)) continue;
        values.lastIndex = index + head.length;
        const [, scheme = "", secret = ""] = values.exec(text) ?? [];
        const isInQuery = /[?&]/.test(text[index - 1] ?? "");
        if (secret === "" || placeholders.test(secret) || !(isInQuery || isLikely(name, secret))) continue;
        const start = index + head.length + scheme.length;
        replaced += text.slice(end, start) + replace(secret);
        end = start + secret.length;
    }
    return replaced + text.slice(end);
}

/** Outside of a query, `key` and `token` alone also name other things: their value has to look like a secret. */
const isLikely = (name: string, secret: string): boolean =>
    !lastWords.has(name.toLowerCase()) || (secret.length >= 12 && /\d/.test(secret));
