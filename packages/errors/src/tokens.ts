/** Finds and masks tokens in a text, by the formats that services use. */

/** A known prefix and enough characters to rule out a word. A token shortened with `…` is too short to match. */
const forms =
    /\b(?:hf_[A-Za-z0-9]{12,}|(?:api_org_|sk-|sk_|gsk_|r8_|fw_|csk-|tgp_v1_|nvapi-|xai-|key_)[A-Za-z0-9_-]{12,})|\bBearer +(?!hf_\W|\$|\{|<)[A-Za-z0-9._-]{20,}/g;

/** The substrings that look like tokens, each once, in the order of the text. */
export const tokensIn = (text: string): readonly string[] => [
    ...new Set([...text.matchAll(forms)].map(([token]) => token.replace(/^Bearer +/, ""))),
];

/** The token's beginning, enough for its owner to recognize it. */
export const masked = (token: string): string => `${token.slice(0, 6)}…`;

/** The text with every token masked. */
export const withoutTokens = (text: string): string =>
    tokensIn(text).reduce((rest, token) => rest.replaceAll(token, masked(token)), text);
