/** A text of the book as the site's own Markdown reader takes it: its headings, its code, and the components in it. */
import { type MdastNode, mdxToMdast } from "satteri";
import { type Block, isBlockKind, type Place, placeText } from "../../frame/code/blocks.ts";

/** `<Snippet id="ask" … />`: its properties are texts, as they are written. */
export type Component = {
    readonly name: string;
    readonly properties: Readonly<Record<string, string>>;
    readonly place: Place;
};

type Heading = { readonly level: number; readonly id: string | undefined; readonly text: string };

export type Text = {
    /** Its facts, in YAML: see `readHead`. */
    readonly head: string;
    readonly headings: readonly Heading[];
    /** Code and components, in the order of the page. */
    readonly items: readonly (Block | Component)[];
    /** The addresses of its links. */
    readonly links: readonly string[];
    /** What is read as prose, piece by piece: no code, no headings, no addresses. */
    readonly prose: readonly string[];
};

export const isBlock = (item: Block | Component): item is Block => "kind" in item;
export const isComponent = (item: Block | Component): item is Component => !isBlock(item);

/**
 * Reads a text. What might hide a block from the proof is an error instead of a block that nobody runs.
 * @param file how the text is named in places
 * @throws Error, with the place, at a block of no known kind or without an end, and at a property that is no text
 */
export function readText(markdown: string, file: string): Text {
    const lines = markdown.split(/\r?\n/);
    const text = {
        head: "",
        headings: [] as Heading[],
        items: [] as (Block | Component)[],
        links: [] as string[],
        prose: [] as string[],
    };

    function read(node: MdastNode): void {
        const place: Place = { file, line: node.position?.start.line ?? 1 };
        const wrong = (problem: string) => new Error(`${placeText(place)}: ${problem}`);
        switch (node.type) {
            case "yaml":
                text.head = node.value;
                return;
            case "heading":
                text.headings.push({ level: node.depth, id: headingId(node), text: textOf(node) });
                return;
            case "code": {
                if (!isBlockKind(node.lang)) throw wrong(`"${node.lang ?? ""}" is no kind of block.`);
                const lineAt = (point: { readonly line: number } | undefined) => lines[(point?.line ?? 1) - 1] ?? "";
                if (!closes(lineAt(node.position?.end), lineAt(node.position?.start))) {
                    throw wrong("this block is never closed.");
                }
                const words = node.meta?.split(/\s+/) ?? [];
                text.items.push({
                    kind: node.lang,
                    text: node.value,
                    place: { file, line: place.line + 1 },
                    ...(words.includes("fails") && { fails: true }),
                    ...(words.includes("app") && { app: true }),
                });
                return;
            }
            case "mdxJsxFlowElement":
            case "mdxJsxTextElement":
                if (node.name) text.items.push({ name: node.name, properties: propertiesOf(node, wrong), place });
                break;
            case "link":
                text.links.push(node.url);
                break;
            case "text":
                text.prose.push(node.value);
                return;
        }
        for (const child of childrenOf(node)) read(child);
    }
    read(treeOf(markdown));
    return text;
}

/** A text as a tree, read as the site's pages are. */
export const treeOf = (markdown: string): MdastNode =>
    mdxToMdast(markdown, { features: { frontmatter: true, headingAttributes: true } });

export const childrenOf = (node: MdastNode): readonly MdastNode[] =>
    "children" in node ? node.children.map((child) => child as MdastNode) : [];

/** Whether a line closes the block that another opens: with as many of the same marks or more, and nothing else. */
function closes(line: string, opening: string): boolean {
    const [fence = ""] = /`{3,}|~{3,}/.exec(opening) ?? [];
    const marks = line.replace(/^[\s>]*/, "").trimEnd();
    return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

/** The blocks of code in a text, in the order of the page. @throws Error as `readText` does */
export const blocksIn = (markdown: string, file: string): readonly Block[] =>
    readText(markdown, file).items.filter(isBlock);

/** The components of a name in a text, in the order of the page. @throws Error as `readText` does */
export const componentsIn = (name: string, markdown: string, file: string): readonly Component[] =>
    readText(markdown, file)
        .items.filter(isComponent)
        .filter((component) => component.name === name);

type Wrong = (problem: string) => Error;
type Element = Extract<MdastNode, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

function propertiesOf({ name, attributes }: Element, wrong: Wrong): Record<string, string> {
    return Object.fromEntries(
        attributes.map((attribute) => {
            if (
                attribute.type !== "mdxJsxAttribute" ||
                (typeof attribute.value === "object" && attribute.value !== null)
            ) {
                throw wrong(`a property of <${name}> must be a text.`);
            }
            return [attribute.name, attribute.value ?? ""];
        }),
    );
}

/** The id of a heading, `{#id}`. */
export function headingId({ data }: MdastNode): string | undefined {
    const properties: unknown = Object(data).hProperties;
    const id: unknown = Object(properties).id;
    return typeof id === "string" ? id : undefined;
}

function textOf(node: MdastNode): string {
    if ("value" in node && typeof node.value === "string") return node.value;
    return childrenOf(node).map(textOf).join("");
}
