/** Placeholders for tokens. A program never sees the token: the page inserts it when it sends a request. */

/** Has the Hub's token format, because clients route a request by it. */
export const hubPlaceholder = "hf_YourTokenGoesHere";
/** Stands for a provider's own key. */
export const keyPlaceholder = "YourKeyGoesHere";

/** Variables that libraries read by default. */
const defaultVariables = ["HF_TOKEN", "OPENAI_API_KEY", "FAL_KEY"];

/** A placeholder for each token variable: those that the program names, and those that libraries read by default. */
export function placeholders(code: string): Record<string, string> {
    const named = [...code.matchAll(/\b[A-Z][A-Z0-9_]*_(?:TOKEN|KEY)\b/g)].map(([name]) => name);
    const names = [...new Set([...defaultVariables, ...named])];
    return Object.fromEntries(names.map((name) => [name, name === "HF_TOKEN" ? hubPlaceholder : keyPlaceholder]));
}

export const hasPlaceholder = (text: string): boolean => text.includes(hubPlaceholder) || text.includes(keyPlaceholder);

/** Replaces each placeholder with the token. */
export const withToken = (text: string, token: string): string =>
    text.replaceAll(hubPlaceholder, () => token).replaceAll(keyPlaceholder, () => token);
