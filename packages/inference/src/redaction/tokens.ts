/** Finds access tokens in a text, by the forms that services give them. */

/** Everything that a token can consist of, but for dots. */
const rest = "[A-Za-z0-9_-]";

/** A known beginning, and enough characters to rule out a word. A token cut short with `…` is too short to match. */
const prefixes = [
    // Hugging Face: an access token, and the two kinds that hold a JSON web token.
    "hf_[A-Za-z0-9]{12,}",
    `hf_(?:oauth|jwt)_(?:${rest}|\\.){12,}`,
    `(?:api_org_|sk-|sk_|gsk_|r8_|fw_|csk-|tgp_v1_|nvapi-|xai-|key_|pplx-|jina_)${rest}{12,}`,
    // Google.
    `AIza${rest}{30,}`,
    `ya29\\.${rest}{20,}`,
    // Amazon, GitHub, GitLab.
    "(?:AKIA|ASIA)[A-Z0-9]{16}",
    "(?:gh[a-z]_|github_pat_)[A-Za-z0-9_]{20,}",
    `glpat-${rest}{16,}`,
    // A JSON web token, as OVHcloud, Nebius and Hyperbolic have it.
    `eyJ${rest}{12,}\\.${rest}{6,}(?:\\.${rest}*)?`,
    // fal: an id and a secret. Z.ai and MiniMax have forms like it.
    "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[0-9a-f]{16,}",
    "[0-9a-f]{32}\\.[A-Za-z0-9]{12,}",
];

const forms = new RegExp(`(?<![A-Za-z0-9_-])(?:${prefixes.join("|")})`, "g");

/** Any text behind the scheme of an Authorization header, but for placeholders. */
const authorized = /\b(?:Bearer|Basic|Key|Token) +(?!hf_\W|[$<{[])([A-Za-z0-9._~+/:-]{20,}=*)/gi;

/**
 * The access tokens in a text, plain, percent-encoded or in base64.
 *
 * @param text any text
 * @returns each token once, decoded, in the order of the text
 * @example
 * import { tokenPrefix, tokensIn } from "@callsheet/inference/redaction";
 *
 * console.log(tokensIn(process.argv.join(" ")).map(tokenPrefix));
 */
export const tokensIn = (text: string): readonly string[] => [
    ...new Set([text, ...decodedPartsOf(text)].flatMap(plainTokensIn)),
];

const plainTokensIn = (text: string): readonly string[] => [
    ...Array.from(text.matchAll(forms), ([token]) => token),
    ...Array.from(text.matchAll(authorized), ([, token = ""]) => token),
];

/** The text without its percent escapes, and what parts of it are in base64. */
const decodedPartsOf = (text: string): readonly string[] => [
    ...(text.includes("%") ? [withoutPercent(text)] : []),
    ...Array.from(text.matchAll(base64), ([part]) => fromBase64(part)),
];

/** A byte that is not a character of ASCII is no part of a token. */
export const withoutPercent = (text: string): string =>
    text.replace(/%(?:25)*([0-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Long enough for a token, and too short for a file. */
const base64 = /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,1024}(?![A-Za-z0-9+/_-])/g;

/** A single letter behind the last group of four holds no byte. */
const fromBase64 = (part: string): string =>
    atob(
        part
            .slice(0, part.length % 4 === 1 ? -1 : undefined)
            .replaceAll("-", "+")
            .replaceAll("_", "/"),
    );

/**
 * A token's known beginning, such as `hf_…`, by which its owner recognises the kind. It shows nothing of the secret.
 *
 * @param token an access token, from `tokensIn`
 * @returns its prefix and an ellipsis; of a token without one, an ellipsis
 * @example
 * import { tokenPrefix } from "@callsheet/inference/redaction";
 *
 * console.log(tokenPrefix("hf_0123456789ab")); // hf_…
 */
export const tokenPrefix = (token: string): string =>
    `${/^(?:[a-z]{1,6}[-_]|AIza|eyJ|AKIA|ASIA)/.exec(token)?.[0] ?? ""}…`;
