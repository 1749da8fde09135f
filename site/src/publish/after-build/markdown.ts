/** The text of a built page as Markdown, for programs that read and people who take it along. */
import type { Element, ElementContent, Properties } from "hast";
import { select, selectAll } from "hast-util-select";
import { toText } from "hast-util-to-text";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { publicAddress } from "../../publication.ts";
import { pathOf } from "../../routes.ts";
import type { BuiltPage, PageText } from "./read-page.ts";

/** What a block of code is called in Markdown, where that is another word than the site's. */
const languagesOfCode: Readonly<Record<string, string>> = { notebook: "python" };

const writer = unified()
    .use(rehypeRemark)
    // Gujarati letters have many widths: columns that are padded to one width would not stand below each other.
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: "-", rule: "-", fences: true });

/** What the map says of the page: what it is called, and when it last changed, in ISO form. */
type Facts = { readonly title?: string; readonly changed?: string };

/** What the article of a page says, without anything before it. */
export function markdownBody(page: BuiltPage): string {
    const children = plain(page.article.children, addressOf(page));
    return writer.stringify(writer.runSync({ type: "root", children }));
}

/** The whole Markdown of a page: its facts, its title, its text. */
export function markdownOfPage(page: PageText, { title = page.title, changed }: Facts = {}): string {
    const { description, language, markdown } = page;
    const heading = page.hasTitle ? "" : `# ${title}\n\n`;
    return `${frontMatter({ title, description, address: addressOf(page), language, changed })}\n${heading}${markdown}`;
}

const addressOf = ({ language, place }: Pick<BuiltPage, "language" | "place">): string =>
    publicAddress(pathOf(language, place));

/** As YAML, which takes every string as JSON writes it. */
function frontMatter(facts: Readonly<Record<string, string | undefined>>): string {
    const lines = Object.entries(facts).flatMap(([name, value]) =>
        value === undefined ? [] : [`${name}: ${JSON.stringify(value)}\n`],
    );
    return `---\n${lines.join("")}---\n`;
}

function plain(nodes: readonly ElementContent[], address: string): ElementContent[] {
    return nodes.flatMap((node, index): ElementContent[] => {
        if (node.type !== "element") return [node];
        // Where a name may be broken, which is no character of it.
        if (node.tagName === "wbr") return [];
        // Two links that touch are set apart by their style.
        const touches = isLink(node) && isLink(nodes[index - 1]);
        return [...(touches ? [{ type: "text", value: " " } as const] : []), plainElement(node, address)];
    });
}

const isOf = (name: string, { properties: { className } }: Element): boolean =>
    Array.isArray(className) && className.includes(name);

const isLink = (node: ElementContent | undefined): boolean => node?.type === "element" && node.tagName === "a";

/** The element without what is only for the eye and the pointer, its links whole. */
function plainElement(node: Element, address: string): Element {
    const code = node.tagName === "figure" ? select("pre", node) : undefined;
    if (code) return codeBlock(node, code);
    if (node.tagName === "dl") return descriptions(node, address);
    if (isOf("check", node)) return question(node, address);
    const children = plain(node.children, address);
    const { href, src } = node.properties;
    // A heading is the link to itself: see frame/components/Heading.tsx.
    if (node.tagName === "a" && String(node.properties["className"]).includes("anchor")) {
        return element("span", children);
    }
    // The meaning of a term, to which it leads on the page, is in the glossary's own text.
    if (node.tagName === "a" && node.properties["dataTerm"] !== undefined) return element("span", children);
    return {
        ...node,
        properties: {
            ...node.properties,
            ...(typeof href === "string" && { href: whole(href, address) }),
            ...(typeof src === "string" && { src: whole(src, address) }),
        },
        children,
    };
}

/** An address as it must be written anywhere else; what is whole already stays as its writer wrote it. */
const whole = (link: string, address: string): string => (URL.canParse(link) ? link : new URL(link, address).href);

/** A list of terms, of which Markdown knows nothing: each term in bold before what is said of it. */
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

/** A question to oneself: its choices as a list, each with what is said of it, and why. */
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

/** A block of code with its language, whether its lines are coloured or not; after the name of the file that it is. */
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

/** Every other block is called by its kind, such as Python. */
const isFileName = /^[\w-]+\.[a-z]+$/;
