/** Parses a chapter or guide with the site's own Markdown compiler: headings, code, components, links, prose. */

import type { TaskId } from "@callsheet/inference/tasks";
import { z } from "astro/zod";
import { type MdastNode, mdxToMdast } from "satteri";
import { parse } from "yaml";
import { type Block, isBlockKind, type Place, placeText } from "../../frame/code/blocks.ts";
import { type SnippetProps, snippetOf } from "../guides/snippet-of.ts";

/** `<Snippet id="ask" … />`, with its properties as strings. */
export type Component = {
    readonly name: string;
    readonly properties: Readonly<Record<string, string>>;
    readonly place: Place;
};

type Heading = { readonly level: number; readonly id: string | undefined; readonly text: string };

export type Text = {
    /** Its frontmatter, in YAML: see `readFrontmatter`. */
    readonly head: string;
    readonly headings: readonly Heading[];
    /** Code and components, in the order of the page. */
    readonly items: readonly (Block | Component)[];
    /** The addresses of its links. */
    readonly links: readonly string[];
    /** Its prose, piece by piece, without code, headings and addresses. */
    readonly prose: readonly string[];
};

export const isBlock = (item: Block | Component): item is Block => "kind" in item;
export const isComponent = (item: Block | Component): item is Component => !isBlock(item);

/**
 * Parses a text. Anything that could hide a block from the proof is an error, so that no block stays untested.
 * @param file the name of the text in positions
 * @throws Error, with its position, for a block of an unknown kind or without an end, and for a property that is no
 * string
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

    function addText(node: MdastNode): void {
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
        for (const child of childrenOf(node)) addText(child);
    }
    addText(treeOf(markdown));
    return text;
}

/** The syntax tree of a text, parsed like the site's pages. */
export const treeOf = (markdown: string): MdastNode =>
    mdxToMdast(markdown, { features: { frontmatter: true, headingAttributes: true } });

export const childrenOf = (node: MdastNode): readonly MdastNode[] =>
    "children" in node ? node.children.map((child) => child as MdastNode) : [];

/** Whether a line closes a fence: at least as many of the same characters, and nothing else. */
function closes(line: string, opening: string): boolean {
    const [fence = ""] = /`{3,}|~{3,}/.exec(opening) ?? [];
    const marks = line.replace(/^[\s>]*/, "").trimEnd();
    return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}

/** The blocks of code in a text, in the order of the page. @throws Error as `readText` does */
export const blocksIn = (markdown: string, file: string): readonly Block[] =>
    readText(markdown, file).items.filter(isBlock);

/** The components with a name in a text, in the order of the page. @throws Error as `readText` does */
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

const frontmatterSchema = z.looseObject({ title: z.string(), description: z.string(), needs: z.string().optional() });

type Frontmatter = z.infer<typeof frontmatterSchema>;

/**
 * The frontmatter of a chapter or guide, read outside a build; `content.config.ts` has the full schema.
 * @throws Error, with its position, if a field is missing that every text has
 */
export function readFrontmatter(yaml: string, place: Place): Frontmatter {
    const { data, error } = frontmatterSchema.safeParse(parse(yaml));
    if (data === undefined) throw new Error(`${placeText(place)}: ${z.prettifyError(error)}`);
    return data;
}

type Answer = { readonly id: string; readonly question: string; readonly answer: string; readonly why: string };

/**
 * The answers in a chapter, in the order of the page; code in them stands between backticks.
 * @throws Error for a question without a right choice
 */
export function answersIn(markdown: string): readonly Answer[] {
    const inTree = (node: MdastNode): Answer[] =>
        isNamed(node, "Check") ? [answerOf(node)] : childrenOf(node).flatMap(inTree);
    return inTree(treeOf(markdown));
}

function answerOf(check: MdastNode): Answer {
    const parts = elementsIn(check);
    const question = property(check, "question") ?? "";
    const right = parts.find((part) => isNamed(part, "Choice") && property(part, "correct") !== undefined);
    const why = parts.find((part) => isNamed(part, "Why"));
    if (!right || !why) throw new Error(`The question "${question}" has no right choice, or does not say why.`);
    return { id: property(check, "id") ?? "", question, answer: textWithCode(right), why: textWithCode(why) };
}

/** The elements below a node, at any depth: the compiler puts some of them into paragraphs. */
const elementsIn = (node: MdastNode): readonly MdastNode[] =>
    childrenOf(node).flatMap((child) => [child, ...elementsIn(child)]);

const isNamed = (node: MdastNode, name: string): boolean => "name" in node && node.name === name;

/** The text of a property; "" for one without a value, undefined for one that is absent. */
function property(node: MdastNode, name: string): string | undefined {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return undefined;
    const found = node.attributes.find((one) => one.type === "mdxJsxAttribute" && one.name === name);
    return found === undefined ? undefined : typeof found.value === "string" ? found.value : "";
}

function textWithCode(node: MdastNode): string {
    if (node.type === "inlineCode") return `\`${node.value}\``;
    if ("value" in node && typeof node.value === "string") return node.value;
    return childrenOf(node).map(textWithCode).join("").trim();
}

/** The programs of a `<Snippet>` in a chapter. @throws Error as `snippetOf` does */
export function chapterSnippetOf(properties: SnippetProps): ReturnType<typeof snippetOf> {
    const { id, programs } = snippetOf(properties);
    const readable = programs.programs.map((program) => ({
        ...program,
        code: withReadableEnding(program.code, programs.task),
    }));
    return { id, programs: { ...programs, programs: readable } };
}

/** The program with an ending that prints what a person reads, if its own prints a value of the library. */
export function withReadableEnding(code: string, task: TaskId): string {
    const lines = code.split("\n");
    const last = lines.at(-1) ?? "";
    const message = /^(?:print|console\.log)\(completion\.choices\[0\]\.message(?=\);?$)/;
    if (message.test(last)) return [...lines.slice(0, -1), last.replace(message, "$&.content")].join("\n");
    const ending = last === "print(output)" ? endings[task] : undefined;
    return ending ? [...lines.slice(0, -1), ...ending].join("\n") : code;
}

/** Labels with their scores, one on each line. */
const labels = ["for guess in output:", '    print(f"{guess.score:.2f} {guess.label}")'];

/** How the output of a method of huggingface_hub is printed. */
const endings: Partial<Record<TaskId, readonly string[]>> = {
    "automatic-speech-recognition": ["print(output.text)"],
    "image-classification": labels,
    "object-detection": [
        "for found in output:",
        "    box = found.box",
        '    print(f"{found.label}: {box.xmin}, {box.ymin} to {box.xmax}, {box.ymax}")',
    ],
    "question-answering": ['print(f"{output.score:.2f} {output.answer}")'],
    "sentence-similarity": ["for number in output:", '    print(f"{number:.2f}")'],
    summarization: ["print(output.summary_text)"],
    "text-classification": labels,
    "token-classification": [
        "for name in output:",
        '    print(f"{name.word}: {name.entity_group}, {name.start} to {name.end}")',
    ],
    translation: ["print(output.translation_text)"],
    "zero-shot-classification": labels,
};
