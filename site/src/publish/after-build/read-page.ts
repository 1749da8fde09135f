/** Reads a built page: its title, its metadata and its text, by sections. */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { isLanguage, type Language } from "../../languages.ts";
import type { Place } from "../../routes.ts";

/** The content from one heading with an id to the next. The first section has neither heading nor id. */
export type PageSection = {
    readonly id: string;
    readonly heading: string;
    /** The text without code blocks, one line for each block element. */
    readonly text: string;
    /** The code blocks, in page order. */
    readonly code: string;
};

export type BuiltPage = {
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
    readonly article: Element;
};

/** A page with its text as Markdown in place of elements. */
export type PageText = Omit<BuiltPage, "article"> & {
    readonly markdown: string;
};

/** Elements inside the article that are not part of its text. */
const notContent: ReadonlySet<string> = new Set(
    "nav button input label legend select textarea datalist dialog script style template svg".split(" "),
);

/** @returns undefined for a page that belongs to no language, such as 404.html, or has no article */
export function readPage(file: string, html: string): BuiltPage | undefined {
    const address = `/${file.replace(/\.html$/, "").replace(/(?:^|\/)index$/, "")}`;
    const [, language, ...place] = address.split("/");
    if (!isLanguage(language)) return undefined;
    const document = parser.parse(html);
    const main =
        first(document, named("article")) ?? first(document, ({ properties }) => properties["id"] === "content");
    if (!main) return undefined;
    const article = withoutControls(main);
    const heading = first(article, named("h1"));
    const title = textOf(heading) || textOf(first(document, named("title")));
    const metaContent = (name: string): string =>
        String(first(document, (element) => element.properties["name"] === name)?.properties["content"] ?? "");
    return {
        file,
        language,
        place: place.join("/"),
        address,
        title,
        hasTitle: heading !== undefined,
        description: metaContent("description"),
        isUnlisted: metaContent("robots").includes("noindex"),
        sections: sectionsOf(article),
        article,
    };
}

const parser = unified().use(rehypeParse).freeze();

// Plain functions instead of hast-util-select: with hundreds of pages, selectors took four times as long.
type Holds = (element: Element) => boolean;

const named =
    (tagName: string): Holds =>
    (element) =>
        element.tagName === tagName;

/** The first matching descendant, in document order. */
function first(parent: Root | Element, holds: Holds): Element | undefined {
    for (const child of parent.children) {
        if (child.type !== "element") continue;
        const found = holds(child) ? child : first(child, holds);
        if (found) return found;
    }
    return undefined;
}

const all = (parent: Root | Element, holds: Holds): Element[] =>
    parent.children.flatMap((child) =>
        child.type === "element" ? [...(holds(child) ? [child] : []), ...all(child, holds)] : [],
    );

function isContent(node: RootContent): boolean {
    if (node.type !== "element") return node.type !== "comment";
    const { className, dataNotContent } = node.properties;
    const needsScript = Array.isArray(className) && className.includes("needs-script");
    return !notContent.has(node.tagName) && !needsScript && dataNotContent === undefined;
}

/**
 * A copy without controls, at any depth. It also drops source positions, which take more memory than the text.
 */
function withoutControls({ tagName, properties, children }: Element): Element {
    const keptChildren = children.flatMap((child): ElementContent[] => {
        if (!isContent(child)) return [];
        if (child.type === "element") return [withoutControls(child)];
        return child.type === "text" ? [{ type: "text", value: child.value }] : [];
    });
    return { type: "element", tagName, properties, children: keptChildren };
}

type Piece = { readonly heading?: Element; readonly content: ElementContent[] };

function sectionsOf(article: Element): PageSection[] {
    const pieces: [Piece, ...Piece[]] = [{ content: [] }];
    divide(article, pieces);
    return pieces
        .map(({ heading, content }) => {
            const [text, code] = textAndCode({ type: "root", children: content });
            return { id: String(heading?.properties["id"] ?? ""), heading: textOf(heading), text, code };
        })
        .filter(({ heading, text, code }) => heading !== "" || text !== "" || code !== "");
}

const startsSection: Holds = ({ tagName, properties }) =>
    (tagName === "h2" || tagName === "h3") && properties["id"] !== undefined;

/** Walks the article in document order; descends only into elements that contain a section heading. */
function divide(element: Element, pieces: [Piece, ...Piece[]]): void {
    for (const child of element.children) {
        if (child.type !== "element") (pieces.at(-1) ?? pieces[0]).content.push(child);
        else if (startsSection(child)) pieces.push({ heading: child, content: [] });
        else if (first(child, startsSection)) divide(child, pieces);
        // The page's title is stored separately.
        else if (child.tagName !== "h1") (pieces.at(-1) ?? pieces[0]).content.push(child);
    }
}

/** Code is separate from the text, since it is indexed by its names and not as natural language. */
function textAndCode(section: Root): [text: string, code: string] {
    const blocks = all(section, named("pre"));
    // Captions of code blocks are not part of the text.
    const captions = all(section, named("figure")).flatMap((figure) =>
        first(figure, named("pre")) ? all(figure, named("figcaption")) : [],
    );
    return [
        tidy(toText(without(section, new Set([...blocks, ...captions])))),
        blocks.map((block) => toText(block, { whitespace: "pre" }).trimEnd()).join("\n"),
    ];
}

/** A copy without some elements. Outside code, a space separates adjacent elements, which CSS separates on the page. */
function without<Parent extends Root | Element>(parent: Parent, left: ReadonlySet<Element>): Parent {
    const keptChildren = parent.children.filter((child) => !(child.type === "element" && left.has(child)));
    if (parent.type === "element" && parent.tagName === "code") return { ...parent, children: keptChildren };
    const children = keptChildren.flatMap((child, index): RootContent[] => {
        if (child.type !== "element") return [child];
        const touches = keptChildren[index - 1]?.type === "element";
        return [...(touches ? [{ type: "text", value: " " } as const] : []), without(child, left)];
    });
    return { ...parent, children };
}

const textOf = (element: Element | undefined): string =>
    element ? tidy(toText(without(element, new Set()))).replaceAll("\n", " ") : "";

const tidy = (text: string): string =>
    text
        .split("\n")
        .map((line) => line.replaceAll(/\s+/g, " ").trim())
        .filter((line) => line !== "")
        .join("\n");
