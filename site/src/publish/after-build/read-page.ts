/** A page as it was built: what it is called, and what there is to read in it. */
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toText } from "hast-util-to-text";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { isLanguage, type Language } from "../../languages.ts";
import type { Place } from "../../routes.ts";

/** A part of a page: what follows a heading with an id, up to the next. The first has neither heading nor id. */
export type PageSection = {
    readonly id: string;
    readonly heading: string;
    /** What it says without its blocks of code, a line for each block of text. */
    readonly text: string;
    /** Its blocks of code, in their order. */
    readonly code: string;
};

export type BuiltPage = {
    /** Its file in the build, such as `gu/tasks/translation.html`. */
    readonly file: string;
    readonly language: Language;
    readonly place: Place;
    /** Where it is on the site, without the path of the site itself: `fileAt(address)` is a link to it. */
    readonly address: string;
    /** Its `<h1>`, or what its head says. */
    readonly title: string;
    /** Whether the article has an `<h1>`. */
    readonly hasTitle: boolean;
    readonly description: string;
    /** Whether machines are asked to leave it out, as a page is that has nothing to read. */
    readonly isUnlisted: boolean;
    readonly sections: readonly PageSection[];
    /** What there is to read in it: its `<article>`, or its `<main>`, without controls and ways through the site. */
    readonly article: Element;
};

/** A page without its elements. */
export type PageText = Omit<BuiltPage, "article"> & {
    /** Its article as Markdown. */
    readonly markdown: string;
};

/** What stands in the article and is not of its text; and what is marked so, or works with a script only. */
const notContent: ReadonlySet<string> = new Set(
    "nav button input label legend select textarea datalist dialog script style template svg".split(" "),
);

/** A page from its HTML; undefined where it is of no language, as the one that is not found, or has nothing to read. */
export function readPage(file: string, html: string): BuiltPage | undefined {
    const address = `/${file.replace(/\.html$/, "").replace(/(?:^|\/)index$/, "")}`;
    const [, language, ...place] = address.split("/");
    if (!isLanguage(language)) return undefined;
    const document = parser.parse(html);
    const whole =
        first(document, named("article")) ?? first(document, ({ properties }) => properties["id"] === "content");
    if (!whole) return undefined;
    const article = withoutControls(whole);
    const heading = first(article, named("h1"));
    const title = textOf(heading) || textOf(first(document, named("title")));
    const said = (name: string): string =>
        String(first(document, (element) => element.properties["name"] === name)?.properties["content"] ?? "");
    return {
        file,
        language,
        place: place.join("/"),
        address,
        title,
        hasTitle: heading !== undefined,
        description: said("description"),
        isUnlisted: said("robots").includes("noindex"),
        sections: sectionsOf(article),
        article,
    };
}

const parser = unified().use(rehypeParse).freeze();

// Hundreds of pages are read: to ask a library for what a selector matches took four times as long.
type Holds = (element: Element) => boolean;

const named =
    (tagName: string): Holds =>
    (element) =>
        element.tagName === tagName;

/** The first element within, in the order of reading. */
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
 * The same element without what is not content, at any depth; and without where in the file each node stood, of which
 * hundreds of pages would keep more than of their text.
 */
function withoutControls({ tagName, properties, children }: Element): Element {
    const kept = children.flatMap((child): ElementContent[] => {
        if (!isContent(child)) return [];
        if (child.type === "element") return [withoutControls(child)];
        return child.type === "text" ? [{ type: "text", value: child.value }] : [];
    });
    return { type: "element", tagName, properties, children: kept };
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

/** Goes through the article in the order of reading, and takes apart only what has a heading somewhere within it. */
function divide(element: Element, pieces: [Piece, ...Piece[]]): void {
    for (const child of element.children) {
        if (child.type !== "element") (pieces.at(-1) ?? pieces[0]).content.push(child);
        else if (startsSection(child)) pieces.push({ heading: child, content: [] });
        else if (first(child, startsSection)) divide(child, pieces);
        // The title of the page is known apart from its text.
        else if (child.tagName !== "h1") (pieces.at(-1) ?? pieces[0]).content.push(child);
    }
}

/** What stands in blocks is apart, since it is searched as it is written and is no language. */
function textAndCode(section: Root): [text: string, code: string] {
    const blocks = all(section, named("pre"));
    // What a block is called is not of the text.
    const captions = all(section, named("figure")).flatMap((figure) =>
        first(figure, named("pre")) ? all(figure, named("figcaption")) : [],
    );
    return [
        tidy(toText(without(section, new Set([...blocks, ...captions])))),
        blocks.map((block) => toText(block, { whitespace: "pre" }).trimEnd()).join("\n"),
    ];
}

/** A copy without some elements. Two that touch are two words, which only their style sets apart; but not in code. */
function without<Parent extends Root | Element>(parent: Parent, left: ReadonlySet<Element>): Parent {
    const kept = parent.children.filter((child) => !(child.type === "element" && left.has(child)));
    if (parent.type === "element" && parent.tagName === "code") return { ...parent, children: kept };
    const children = kept.flatMap((child, index): RootContent[] => {
        if (child.type !== "element") return [child];
        const touches = kept[index - 1]?.type === "element";
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
