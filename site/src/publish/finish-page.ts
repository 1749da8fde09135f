/** What is done to each file that Astro renders, before it is written. */
import { fallbackLanguage, languages } from "../languages.ts";
import { type InlineHashes, withOwnPolicy } from "./content-security-policy.ts";
import { markEnglish, withoutMarks } from "./mark-english.ts";

/**
 * The content of a file: English texts are marked in other languages, and a page has its policy.
 * @param file its path in the site, such as `gu/course.html`
 * @returns also the hashes of a page's inline code, for `_headers`
 */
export async function finishFile(
    file: string,
    response: Response,
): Promise<{ readonly content: string | Uint8Array; readonly hashes?: InlineHashes }> {
    if (!/\.(?:html|json|xml|ipynb)$/.test(file)) return { content: new Uint8Array(await response.arrayBuffer()) };
    const text = await response.text();
    const isTranslated = languages.some((language) => language !== fallbackLanguage && file.startsWith(language));
    if (!file.endsWith(".html")) return { content: isTranslated ? withoutMarks(text) : text };
    const { html, hashes } = withOwnPolicy(file, isTranslated ? markEnglish(text) : text);
    return { content: html, hashes };
}
