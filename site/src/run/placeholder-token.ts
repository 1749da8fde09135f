/** What a program finds where a token belongs. The token itself never reaches it: the page puts it in as a request goes out. */

/** In the form of the Hub's tokens, by which clients tell who a request is for. */
export const hubPlaceholder = "hf_YourTokenGoesHere";
/** Where a provider's own key belongs. */
export const keyPlaceholder = "YourKeyGoesHere";

/** Variables that libraries read without being told. */
const knownVariables = ["HF_TOKEN", "OPENAI_API_KEY", "FAL_KEY"];

/** A placeholder in each variable that would hold a token: those that the program names, and those that libraries read. */
export function placeholders(code: string): Record<string, string> {
    const named = [...code.matchAll(/\b[A-Z][A-Z0-9_]*_(?:TOKEN|KEY)\b/g)].map(([name]) => name);
    const names = [...new Set([...knownVariables, ...named])];
    return Object.fromEntries(names.map((name) => [name, name === "HF_TOKEN" ? hubPlaceholder : keyPlaceholder]));
}

export const hasPlaceholder = (text: string): boolean => text.includes(hubPlaceholder) || text.includes(keyPlaceholder);

/** @param token in the place of each placeholder */
export const withToken = (text: string, token: string): string =>
    text.replaceAll(hubPlaceholder, () => token).replaceAll(keyPlaceholder, () => token);
