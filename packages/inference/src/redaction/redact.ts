/** Removes secrets from texts that others may read: errors, logs, journals. */
import { type View, viewsOf } from "./decode.ts";
import { namedSecretSpans } from "./secret-names.ts";
import { type Span, tokenPrefix, tokenSpans } from "./tokens.ts";

export { isSecretName } from "./secret-names.ts";
export { schemes } from "./tokens.ts";

/** Stands in a text for what was removed from it. */
export const redacted = "[redacted]";

/** What is known of the secrets in a text. */
export type RedactOptions = {
    /** Secrets that may be in the text, in any encoding; one of less than 8 characters is not looked for. Default: none. */
    readonly secrets?: readonly string[];
    /** Whether long texts without spaces, which may be keys of an unknown form, are removed, too. Default: false. */
    readonly withLongTexts?: boolean;
};

/**
 * Removes the secrets of a text: those that are given; those that have the form of a service's tokens; and the values of
 * names such as `api_key`, in headers, queries, JSON and code. Each is found in any encoding: escaped for a URL, JSON or
 * HTML, in base64, also as a part of a longer text, or in hexadecimal, and in up to three of them one inside of another.
 * The work grows with the length of the text.
 *
 * @param text any text, such as an error, a URL or a body
 * @param options known secrets, and whether any long text may be one; default only what can be recognised
 * @returns the text, with `[redacted]` in the place of each secret
 * @example
 * import { redact } from "@callsheet/inference/redaction";
 *
 * console.error(redact("GET /models?api_key=4f1c9a")); // GET /models?api_key=[redacted]
 */
export const redact = (text: string, options?: RedactOptions): string => redactor(options)(text);

/**
 * `redact` for many texts with the same options.
 *
 * @param options known secrets, and whether any long text may be one; default only what can be recognised
 * @returns the function that removes the secrets of a text
 * @example
 * import { redactor } from "@callsheet/inference/redaction";
 *
 * const redact = redactor({ secrets: [process.env.HF_TOKEN ?? ""] });
 * for (const line of ["one", "two"]) console.log(redact(line));
 */
export function redactor({ secrets = [], withLongTexts = false }: RedactOptions = {}): (text: string) => string {
    const given = new Set(secrets);
    const findGiven = finderOf(secrets);
    return (text) =>
        safely(() => {
            const views = viewsOf(text);
            const found = secretsOf(views);
            const longKeys = withLongTexts ? Array.from(text.matchAll(longTexts)).filter(isLikelyKey) : [];
            return without(text, [
                ...found.map(({ span }) => span),
                ...spansOf(views, findGiven),
                ...spansOf(views, finderOf(found.map(({ secret }) => secret).filter((secret) => !given.has(secret)))),
                ...longKeys.map(({ 0: key, index }): Span => [index, index + key.length]),
            ]);
        });
}

/**
 * Removes a secret from a text, in any encoding, and nothing else.
 *
 * @param text any text
 * @param secret the secret; one of less than 8 characters is not looked for
 * @returns the text, with `[redacted]` in its place
 * @example
 * import { withoutSecret } from "@callsheet/inference/redaction";
 *
 * console.log(withoutSecret("Invalid key: top%2Dsecret", "top-secret")); // Invalid key: [redacted]
 */
export const withoutSecret = (text: string, secret: string): string =>
    isSecret(secret) ? safely(() => without(text, spansOf(viewsOf(text), finderOf([secret])))) : text;

/** The message of an error in here could quote the text. */
function safely(redact: () => string): string {
    try {
        return redact();
    } catch {
        return redacted;
    }
}

const finderOf = (secrets: readonly string[]) => knownSecretFinder(secrets.filter(isSecret).flatMap(bytesToo));

const spansOf = (views: readonly View[], find: (text: string) => readonly Span[]): readonly Span[] =>
    views.flatMap((view) => find(view.text).map((span) => sourceSpan(view, span)));

/** Anything shorter may be an ordinary word. */
const isSecret = (text: string): boolean => text.length >= 8;

/** A secret that is not ASCII is also found in decoded bytes, each of them as a character. */
function bytesToo(secret: string): readonly string[] {
    const bytes = Array.from(new TextEncoder().encode(secret), (byte) => String.fromCharCode(byte)).join("");
    return [secret, bytes];
}

/** Where in the source a part of a view came from. */
const sourceSpan = ({ starts, ends }: View, [start, end]: Span): Span => [starts[start] ?? 0, ends[end - 1] ?? 0];

type FoundSecret = { readonly secret: string; readonly span: Span };

const foundAt = (view: View, spans: Iterable<Span>): readonly FoundSecret[] =>
    Array.from(spans, (span) => ({ secret: view.text.slice(...span), span: sourceSpan(view, span) }));

const tokensOf = (views: readonly View[]): readonly FoundSecret[] =>
    views.flatMap((view) => foundAt(view, tokenSpans(view.text)));

const secretsOf = (views: readonly View[]): readonly FoundSecret[] => [
    ...tokensOf(views),
    ...views.flatMap((view, index) =>
        // In other bytes that are read as a text, a short value is chance.
        foundAt(view, namedSecretSpans(view.text)).filter(({ secret }) => index === 0 || isSecret(secret)),
    ),
];

function without(text: string, spans: readonly Span[]): string {
    let kept = "";
    let end = 0;
    for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
        if (from >= end) kept += text.slice(end, from) + redacted;
        end = Math.max(end, to);
    }
    return kept + text.slice(end);
}

/**
 * The secrets that a text holds, as far as they can be recognised: by their form, or by their name.
 *
 * @param text any text, such as the URL or the body of a request
 * @returns each secret, decoded, to redact it in other texts
 * @example
 * import { redact, secretsIn } from "@callsheet/inference/redaction";
 *
 * const secrets = secretsIn("https://api.example/?key=0123456789ab");
 * console.error(redact("There is no key 0123456789ab", { secrets }));
 */
export const secretsIn = (text: string): readonly string[] => [
    ...new Set(secretsOf(viewsOf(text)).map(({ secret }) => secret)),
];

/**
 * The access tokens in a text, plain or in any encoding.
 *
 * @param text any text
 * @returns each token once, decoded, in the order of the text
 * @example
 * import { tokensIn } from "@callsheet/inference/redaction";
 *
 * if (tokensIn(process.argv.join(" ")).length > 0) console.error("Pass the token in HF_TOKEN, not as an argument.");
 */
export function tokensIn(text: string): readonly string[] {
    const tokens = tokensOf(viewsOf(text))
        .toSorted(({ span: [one] }, { span: [other] }) => one - other)
        .map(({ secret }) => secret);
    // What an encoded token begins with may have the form of a token, too.
    const inOrder = tokens.toSorted();
    const beginnings = new Set(
        inOrder.filter((token, index) => inOrder[index + 1]?.startsWith(token) && inOrder[index + 1] !== token),
    );
    return [...new Set(tokens)].filter((token) => !beginnings.has(token));
}

/**
 * The known beginnings of the access tokens in a text, by which their owner recognises the kind. They show nothing of the
 * secrets.
 *
 * @param text any text
 * @returns each beginning once, with an ellipsis; of tokens without one, an ellipsis
 * @example
 * import { tokenPrefixesIn } from "@callsheet/inference/redaction";
 *
 * console.log(tokenPrefixesIn("Incorrect API key: hf_0123456789ab")); // ["hf_…"]
 */
export const tokenPrefixesIn = (text: string): readonly string[] => [...new Set(tokensIn(text).map(tokenPrefix))];

/** Letters and digits in one piece: a key, a hash, an id. */
const longTexts = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![a-z0-9])|[a-z0-9]+/gi;

const isLikelyKey = ([text]: RegExpExecArray): boolean =>
    text.includes("-") || (text.length >= 24 && /[a-z]/i.test(text) && text.replace(/\D/g, "").length >= 3);

/**
 * @param secrets the secrets; upper and lower case are not distinguished
 * @returns a function that finds where in a text they are, the longest of those that end at a character
 */
function knownSecretFinder(secrets: readonly string[]): (text: string) => readonly Span[] {
    /** The node that follows a node with a character. Node 0 is the root. */
    const edges = new Map<number, number>();
    /** The node of the longest proper suffix of a node's text. */
    const suffix = [0];
    /** The length of the longest secret with which a node's text ends. */
    const longest = [0];

    function next(node: number, code: number): number {
        for (let from = node; ; from = suffix[from] ?? 0) {
            const to = edges.get(from * 65_536 + code);
            if (to !== undefined || from === 0) return to ?? 0;
        }
    }

    // All secrets grow together, because a node's suffix is shorter than its text.
    let growing = [...new Set(secrets)].map((secret) => ({ secret, node: 0 }));
    for (let depth = 1; growing.length > 0; depth += 1) {
        growing = growing.filter(({ secret }) => secret.length >= depth);
        for (const path of growing) {
            const code = folded(path.secret.charCodeAt(depth - 1));
            const edge = path.node * 65_536 + code;
            const node = edges.get(edge) ?? suffix.length;
            if (node === suffix.length) {
                suffix.push(path.node === 0 ? 0 : next(suffix[path.node] ?? 0, code));
                longest.push(longest[suffix[node] ?? 0] ?? 0);
                edges.set(edge, node);
            }
            if (path.secret.length === depth) longest[node] = depth;
            path.node = node;
        }
    }

    return (text) => {
        const spans: Span[] = [];
        if (longest.length === 1) return spans;
        let node = 0;
        for (let end = 1; end <= text.length; end += 1) {
            node = next(node, folded(text.charCodeAt(end - 1)));
            const length = longest[node] ?? 0;
            if (length > 0) spans.push([end - length, end]);
        }
        return spans;
    };
}

/** Services repeat keys also in lower case. */
const folded = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);
