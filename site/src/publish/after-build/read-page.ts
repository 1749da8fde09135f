/** Reads a built page: its title, its metadata, and its text by sections and as Markdown. */

import { readFile } from "node:fs/promises";
import domino from "@mixmark-io/domino";
import { isLanguage, type Language } from "../../languages.ts";
import { publicAddress } from "../../publication.ts";
import { type Place, pathOf } from "../../routes.ts";
import { filesIn } from "./files-in.ts";
import { articleMarkdown } from "./markdown.ts";

/** The content from one heading with an id to the next. The first section has neither heading nor id. */
export type PageSection = {
    readonly id: string;
    readonly heading: string;
    /** The text without code blocks, one line for each block element. */
    readonly text: string;
    /** The code blocks, in page order. */
    readonly code: string;
};

export type PageText = {
    /** Path in the build, such as `gu/tasks/translation.html`. */
    readonly file: string;
    readonly language: Language;
    readonly place: Place;
    /** Path without the site's base path; `fileAt(address)` is a link to the page. */
    readonly address: string;
    /** The `<h1>`, or else the `<title>`. */
    readonly title: string;
    /** Whether the article has an `<h1>`. */
    readonly hasTitle: boolean;
    readonly description: string;
    /** Whether the page is marked `noindex`. */
    readonly isUnlisted: boolean;
    readonly sections: readonly PageSection[];
    /** The `<article>` or `<main>`, without controls and navigation. */
    readonly markdown: string;
};

/** Elements inside the article that are not part of its text. */
const notContent =
    "nav, button, input, label, legend, select, textarea, datalist, dialog, script, style, template, svg, wbr, " +
    ".needs-script, [data-not-content]";

/** @returns undefined for a page that belongs to no language, such as 404.html, or has no article */
export function readPage(file: string, html: string): PageText | undefined {
    const address = `/${file.replace(/\.html$/, "").replace(/(?:^|\/)index$/, "")}`;
    const [, language, ...segments] = address.split("/");
    if (!isLanguage(language)) return undefined;
    const page = domino.createDocument(html);
    const article = page.querySelector("article") ?? page.querySelector("#content");
    if (!article) return undefined;
    for (const element of Array.from(article.querySelectorAll(notContent))) element.remove();
    const place = segments.join("/");
    const heading = article.querySelector("h1");
    const meta = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
    return {
        file,
        language,
        place,
        address,
        title: (heading && lineOf(heading)) || page.title,
        hasTitle: Boolean(heading),
        description: meta("description"),
        isUnlisted: meta("robots").includes("noindex"),
        markdown: articleMarkdown(article, publicAddress(pathOf(language, place))),
        sections: sectionsOf(article),
    };
}

function sectionsOf(article: Element): PageSection[] {
    const sections = [{ id: "", heading: "", text: "", code: "" }];
    for (const piece of contentOf(article)) {
        const section = sections.at(-1);
        if (typeof piece !== "string" && piece.tagName !== "PRE") {
            sections.push({ id: piece.id, heading: lineOf(piece), text: "", code: "" });
        } else if (section) {
            if (typeof piece === "string") section.text += piece;
            else section.code += `${piece.textContent.trimEnd()}\n`;
        }
    }
    return sections
        .map((section) => ({ ...section, text: tidy(section.text), code: section.code.trimEnd() }))
        .filter(({ heading, text, code }) => heading !== "" || text !== "" || code !== "");
}

const blocks: ReadonlySet<string> = new Set(
    (
        "ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DETAILS DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER HR LI " +
        "MAIN OL P SECTION SUMMARY TABLE TR UL"
    ).split(" "),
);

/** The text inside an element, with line breaks around blocks; code blocks and the headings of sections as elements. */
function* contentOf(element: Element, isCode = element.tagName === "CODE"): Generator<string | Element> {
    const line = blocks.has(element.tagName) ? "\n" : "";
    yield line;
    for (const child of element.childNodes) {
        if (child.nodeType === child.TEXT_NODE) yield (child.textContent ?? "").replaceAll(/\s+/g, " ");
        if (!isElement(child) || isTitle(child)) continue;
        // CSS separates adjacent elements on the page.
        if (!isCode && isElement(child.previousSibling)) yield " ";
        if (child.tagName === "PRE" || (child.id !== "" && /^H[23]$/.test(child.tagName))) yield child;
        else yield* contentOf(child, isCode || child.tagName === "CODE");
    }
    yield line;
}

/** Whether it is the page's title, which is stored separately, or the caption of a code block. */
const isTitle = (element: Element): boolean =>
    element.tagName === "H1" || (element.tagName === "FIGCAPTION" && !!element.closest("figure")?.querySelector("pre"));

const isElement = (node: Node | null): node is Element => node?.nodeType === 1;

const lineOf = (element: Element): string => tidy([...contentOf(element)].join("")).replaceAll("\n", " ");

const tidy = (text: string): string =>
    text
        .split("\n")
        .map((line) => line.replaceAll(/\s+/g, " ").trim())
        .filter((line) => line !== "")
        .join("\n");

/**
 * The text of every page in every language, sorted by file name: the search index, Markdown and llms.txt are made of it.
 *
 * @param dir the build's output folder
 */
export async function pageTexts(dir: URL): Promise<readonly PageText[]> {
    const texts: PageText[] = [];
    for (const file of await filesIn(dir)) {
        const text = file.endsWith(".html") && readPage(file, await readFile(new URL(file, dir), "utf8"));
        if (text) texts.push(text);
    }
    return texts;
}
