/** Finds and masks tokens in a text, by the formats that services use. */

/** A known prefix and enough characters to rule out a word. A token shortened with `…` is too short to match. */
const forms =
    /\b(?:hf_[A-Za-z0-9]{12,}|(?:api_org_|sk-|sk_|gsk_|r8_|fw_|csk-|tgp_v1_|nvapi-|xai-|key_)[A-Za-z0-9_-]{12,})|\bBearer +(?!hf_\W|\$|\{|<)[A-Za-z0-9._-]{20,}/g;

/**
 * The substrings that look like access tokens.
 *
 * @param text any text
 * @returns each token once, in the order of the text
 * @example
 * import { masked, tokensIn } from "@callsheet/errors";
 *
 * console.log(tokensIn(process.argv.join(" ")).map(masked));
 */
export const tokensIn = (text: string): readonly string[] => [
    ...new Set([...text.matchAll(forms)].map(([token]) => token.replace(/^Bearer +/, ""))),
];

/**
 * The token's beginning, enough for its owner to recognise it.
 *
 * @param token an access token
 * @returns its first 6 characters and an ellipsis
 * @example
 * import { masked } from "@callsheet/errors";
 *
 * console.log(masked("hf_0123456789")); // hf_012…
 */
export const masked = (token: string): string => `${token.slice(0, 6)}…`;

/**
 * Masks every access token in a text.
 *
 * @param text any text
 * @returns the text, with the beginning of each token in its place
 * @example
 * import { withoutTokens } from "@callsheet/errors";
 *
 * console.error(withoutTokens("Authorization: Bearer hf_0123456789abcdef"));
 */
export const withoutTokens = (text: string): string =>
    tokensIn(text).reduce((rest, token) => rest.replaceAll(token, masked(token)), text);
