/** Tokens that a text may hold, by the forms that services give theirs. */

/** What tokens begin with, and enough behind it that it is no word; an `…` in a shown message ends it before. */
const forms =
    /\b(?:hf_[A-Za-z0-9]{12,}|(?:api_org_|sk-|sk_|gsk_|r8_|fw_|csk-|tgp_v1_|nvapi-|xai-|key_)[A-Za-z0-9_-]{12,})|\bBearer +(?!hf_\W|\$|\{|<)[A-Za-z0-9._-]{20,}/g;

/** What in the text looks like a token, each once, in the order of the text. */
export const tokensIn = (text: string): readonly string[] => [
    ...new Set([...text.matchAll(forms)].map(([token]) => token.replace(/^Bearer +/, ""))),
];

/** Its beginning, by which its owner knows it. */
export const masked = (token: string): string => `${token.slice(0, 6)}…`;

/** The text with every token masked. */
export const withoutTokens = (text: string): string =>
    tokensIn(text).reduce((rest, token) => rest.replaceAll(token, masked(token)), text);
