/** What is done to each file that Astro renders, before it is written. */

import { ELEMENT_NODE, type ElementNode, type Node, parse, TEXT_NODE } from "ultrahtml";
import { fallbackLanguage, languages } from "../languages.ts";
import { englishMarks, isEnglishBegin } from "../words/completed.ts";
import { type InlineHashes, withOwnPolicy } from "./content-security-policy.ts";

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

/**
 * The page with `lang` on the innermost element around each English text, and without the characters that enclose the text.
 * @param html a page with such characters (see `words/completed`)
 */
export function markEnglish(html: string): string {
    if (html.search(englishMarks) < 0) return html;
    const places = new Set<number>();
    let around: readonly ElementNode[] | undefined;
    const visit = (node: Node, above: readonly ElementNode[]): void => {
        if (node.type === TEXT_NODE) {
            for (const [mark] of node.value.matchAll(englishMarks)) {
                if (isEnglishBegin(mark)) around = above;
                else if (around) {
                    const shared = around.filter((element, index) => element === above[index]).at(-1);
                    if (shared && shared.attributes["lang"] === undefined) {
                        places.add(shared.loc[0].start + 1 + shared.name.length);
                    }
                    around = undefined;
                }
            }
        } else if ("children" in node) {
            const path = node.type === ELEMENT_NODE ? [...above, node] : above;
            for (const child of node.children) visit(child, path);
        }
    };
    visit(parse(html), []);
    const cuts = [0, ...[...places].sort((one, other) => one - other), html.length];
    const parts = cuts.slice(1).map((end, index) => html.slice(cuts[index], end));
    return withoutMarks(parts.join(` lang="${fallbackLanguage}"`));
}

/** A text without the characters that enclose English texts. */
const withoutMarks = (text: string): string => text.replaceAll(englishMarks, "");
