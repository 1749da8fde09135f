/** Converts a built page to Markdown, for language models and for readers who want to keep the text. */
import type { Element, ElementContent, Properties } from "hast";
import { select, selectAll } from "hast-util-select";
import { toMdast } from "hast-util-to-mdast";
import { toText } from "hast-util-to-text";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { publicAddress } from "../../publication.ts";
import { pathOf } from "../../routes.ts";
import type { BuiltPage, PageText } from "./read-page.ts";

/** The Markdown language of a kind of code block, where it differs from the site's name for it. */
const languagesOfCode: Readonly<Record<string, string>> = { notebook: "python" };

/** From the site map: the page's title, and when it last changed, as an ISO date. */
type Facts = { readonly title?: string; readonly changed?: string };

/** The article of a page, without front matter and title. */
export function markdownBody(page: BuiltPage): string {
    const children = plain(page.article.children, addressOf(page));
    return toMarkdown(toMdast({ type: "root", children }), {
        bullet: "-",
        rule: "-",
        fences: true,
        // Gujarati letters vary in width, so padded columns would not line up.
        extensions: [gfmTableToMarkdown({ tablePipeAlign: false })],
    });
}

/** The complete Markdown of a page: front matter, title and text. */
export function markdownOfPage(page: PageText, { title = page.title, changed }: Facts = {}): string {
    const { description, language, markdown } = page;
    const heading = page.hasTitle ? "" : `# ${title}\n\n`;
    return `${frontMatter({ title, description, address: addressOf(page), language, changed })}\n${heading}${markdown}`;
}

const addressOf = ({ language, place }: Pick<BuiltPage, "language" | "place">): string =>
    publicAddress(pathOf(language, place));

/** As YAML; a JSON string is a valid YAML string. */
function frontMatter(facts: Readonly<Record<string, string | undefined>>): string {
    const lines = Object.entries(facts).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
    );
    return `---\n${lines.join("")}---\n`;
}

function plain(nodes: readonly ElementContent[], address: string): ElementContent[] {
    return nodes.flatMap((node, index): ElementContent[] => {
        if (node.type !== "element") return [node];
        // A `<wbr>` is a place for a line break, not a character.
        if (node.tagName === "wbr") return [];
        // Adjacent links are separated by CSS on the page, and need a space here.
        const touches = isLink(node) && isLink(nodes[index - 1]);
        return [...(touches ? [{ type: "text", value: " " } as const] : []), plainElement(node, address)];
    });
}

const isOf = (name: string, { properties: { className } }: Element): boolean =>
    Array.isArray(className) && className.includes(name);

const isLink = (node: ElementContent | undefined): boolean => node?.type === "element" && node.tagName === "a";

/** The element as plain HTML: without controls and visual parts, and with absolute links. */
function plainElement(node: Element, address: string): Element {
    const code = node.tagName === "figure" ? select("pre", node) : undefined;
    if (code) return codeBlock(node, code);
    if (node.tagName === "dl") return descriptions(node, address);
    if (isOf("check", node)) return question(node, address);
    const children = plain(node.children, address);
    const { href, src } = node.properties;
    // A heading links to itself: see frame/components/Heading.tsx.
    if (node.tagName === "a" && String(node.properties["className"]).includes("anchor")) {
        return element("span", children);
    }
    // A term links to its meaning on the page; in Markdown, the glossary has the meanings.
    if (node.tagName === "a" && node.properties["dataTerm"] !== undefined) return element("span", children);
    return {
        ...node,
        properties: {
            ...node.properties,
            ...(typeof href === "string" && { href: absolute(href, address) }),
            ...(typeof src === "string" && { src: absolute(src, address) }),
        },
        children,
    };
}

/** The absolute URL of a link; one that is absolute already stays as written. */
const absolute = (link: string, address: string): string => (URL.canParse(link) ? link : new URL(link, address).href);

/** A description list as a plain list, with each term in bold: Markdown has no description lists. */
function descriptions(list: Element, address: string): Element {
    const items: Element[] = [];
    for (const node of selectAll("dt, dd", list)) {
        const children = plain(node.children, address);
        const item = items.at(-1);
        if (node.tagName === "dd" && item) item.children.push(...children);
        else items.push(element("li", [element("strong", children), { type: "text", value: ": " }]));
    }
    return element("ul", items);
}

/** A self-check question: the choices as a list with their verdicts, then the explanation. */
function question(section: Element, address: string): Element {
    const inside = (selector: string, node: Element) => plain(select(selector, node)?.children ?? [], address);
    const choices = selectAll("details", section).map((choice) =>
        element("li", [
            ...inside("summary", choice),
            { type: "text", value: " " },
            element("em", inside(".verdict", choice)),
        ]),
    );
    return element("div", [
        element("p", [element("strong", inside(".check-question", section))]),
        element("ul", choices),
        element("div", inside(".check-why", section)),
    ]);
}

const element = (tagName: string, children: ElementContent[], properties: Properties = {}): Element => ({
    type: "element",
    tagName,
    properties,
    children,
});

/** A code block with its language, preceded by its file name if it has one. */
function codeBlock(figure: Element, code: Element): Element {
    const kind = String(figure.properties["dataKind"] ?? "");
    const language = languagesOfCode[kind] ?? kind;
    const text = { type: "text" as const, value: toText(code, { whitespace: "pre" }) };
    const block = element("pre", [element("code", [text], language ? { className: [`language-${language}`] } : {})]);
    const caption = select("figcaption", figure);
    const name = caption ? toText(caption) : "";
    if (!isFileName.test(name)) return block;
    return element("div", [element("p", [element("code", [{ type: "text", value: name }])]), block]);
}

/** Captions of other blocks name their kind, such as Python. */
const isFileName = /^[\w-]+\.[a-z]+$/;
