/** The forms that services give their access tokens. */

/** The first and the last character of a secret in a text, exclusively. */
export type Span = readonly [start: number, end: number];

/**
 * The beginnings of tokens that no word begins with, each with as many characters as rule out a name. All patterns here have a
 * fixed length, so the work at each character is bounded; `tokenSpans` reads on to the end.
 */
const distinct = [
    // Hugging Face.
    "hf_[A-Za-z0-9]{12}",
    "hf_(?:oauth|jwt)_[\\w.-]{12}",
    "(?:api_org_|gsk_|csk-|tgp_v1_|nvapi-|xai-|pplx-|jina_|sk-(?:proj|ant|or)-)[\\w-]{12}",
    // Google.
    "AIza[\\w-]{30}",
    "ya29\\.[\\w-]{20}",
    // Amazon, GitHub, GitLab.
    "(?:AKIA|ASIA)[A-Z0-9]{16}",
    "(?:gh[a-z]_|github_pat_)\\w{20}",
    "glpat-[\\w-]{16}",
    // A JSON web token, as OVHcloud, Nebius and Hyperbolic have it.
    "eyJ[A-Za-z0-9][\\w-]{11}",
    // fal: an id and a secret. Z.ai and MiniMax have forms like it.
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[0-9a-f]{16}",
    "(?<![0-9a-f])[0-9a-f]{32}\\.[A-Za-z0-9]{12}",
];

/** Words end like these: they begin a token at the start of a word, or before what is no word. */
const common = "sk-|sk_|r8_|fw_|key_";

const beginnings = new RegExp(
    [
        `(?<![\\w-])(?:${[...distinct, `(?:${common})[\\w-]{12}`].join("|")})`,
        `(?=[\\w.:-]{0,40}\\d)(?:${distinct.join("|")})`,
        `(?:${common})(?=[a-z]{0,23}\\d)[A-Za-z0-9]{24}`,
    ].join("|"),
    "g",
);

/** The schemes of an Authorization header, as part of a pattern. */
export const schemes = "(?:Bearer|Basic|Key|Token)";

/** Any text behind a scheme, but for placeholders and addresses. */
const authorized = new RegExp(`\\b${schemes} {1,4}(?!hf_\\W|[$<{[]|\\w{2,9}://)(?=[\\w.~+/:-]{20})`, "gi");

const known = new RegExp(`^(?:${distinct.join("|")}|(?:${common}))`);

/** The password in an address. */
const inAddress = /:\/\/[\w.~%+-]{0,64}:(?=[^\s/@]{1,200}@)/g;

/** A character of every form. Dots are between the parts of some. */
const character = /[\w-]/;

/** Where the tokens in a text are. */
export function* tokenSpans(text: string): Generator<Span> {
    for (const [pattern, rest] of [
        [beginnings, character],
        [authorized, /[\w.~+/:=-]/],
        [inAddress, /[^\s/@]/],
    ] as const) {
        let end = 0;
        for (const { 0: beginning, index } of text.matchAll(pattern)) {
            if (index < end) continue;
            const start = pattern === beginnings ? index : index + beginning.length;
            end = index + beginning.length;
            let dots = 0;
            for (; end < text.length; end += 1) {
                const isDot = text[end] === "." && character.test(text[end + 1] ?? "");
                if (isDot) dots += 1;
                else if (!rest.test(text[end] ?? "")) break;
            }
            // JSON in base64 begins like a JSON web token, which has three parts.
            if (dots > 0 || !beginning.startsWith("eyJ")) yield [start, end];
        }
    }
}

/** A token's known beginning and an ellipsis; of a token of no known form, an ellipsis. */
export const tokenPrefix = (token: string): string =>
    `${(known.test(token) && /^(?:[a-z]{1,6}[-_]|AIza|eyJ|AKIA|ASIA)/.exec(token)?.[0]) || ""}…`;
