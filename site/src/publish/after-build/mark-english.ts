/** Marks English texts on pages in other languages with `lang`, for what nobody has translated yet. */
import { readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import type { Element, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { fallbackLanguage, languages } from "../../languages.ts";
import { englishMarks, isEnglishBegin } from "../../words/completed.ts";
import { filesIn } from "./files-in.ts";

const parser = unified().use(rehypeParse);

/**
 * The page with `lang` on the innermost element around each English text, and without the characters that enclose the text.
 * @param html a page with such characters (see `words/completed`)
 */
export function markEnglish(html: string): string {
    const places = new Set<number>();
    let around: readonly Element[] | undefined;
    const visit = (node: Root | RootContent, above: readonly Element[]): void => {
        if (node.type === "text") {
            for (const [mark] of node.value.matchAll(englishMarks)) {
                if (isEnglishBegin(mark)) around = above;
                else if (around) {
                    const shared = around.filter((element, index) => element === above[index]).at(-1);
                    const start = shared?.position?.start.offset;
                    if (shared && start !== undefined && shared.properties["lang"] === undefined) {
                        places.add(start + 1 + shared.tagName.length);
                    }
                    around = undefined;
                }
            }
        } else if ("children" in node) {
            const path = node.type === "element" ? [...above, node] : above;
            for (const child of node.children) visit(child, path);
        }
    };
    visit(parser.parse(html), []);
    const cuts = [0, ...[...places].sort((one, other) => one - other), html.length];
    const parts = cuts.slice(1).map((end, index) => html.slice(cuts[index], end));
    return parts.join(` lang="${fallbackLanguage}"`).replaceAll(englishMarks, "");
}

export const markEnglishTexts = (): AstroIntegration => ({
    name: "mark-english",
    hooks: {
        "astro:build:done": async ({ dir }) => {
            const files = (await filesIn(dir)).filter((file) =>
                languages.some((language) => language !== fallbackLanguage && file.startsWith(language)),
            );
            for (const file of files.filter((one) => /\.(?:html|json|xml|ipynb)$/.test(one))) {
                const place = new URL(file, dir);
                const text = await readFile(place, "utf8");
                if (text.search(englishMarks) < 0) continue;
                await writeFile(place, file.endsWith(".html") ? markEnglish(text) : text.replaceAll(englishMarks, ""));
            }
        },
    },
});
