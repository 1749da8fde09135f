/**
 * Finds the fenced code blocks of Markdown, a line at a time. The parsers of the field read the text between the blocks
 * too, and the time that a hostile text takes them grows with its square: half a minute for 80 KB of `*a_ `.
 *
 * @see CommonMark 0.31; a test compares the blocks with those that remark finds
 */
import { decodeString } from "micromark-util-decode-string";
import { htmlBlockNames, htmlRawNames } from "micromark-util-html-tag-name";
import { linesOf, type MarkdownLine } from "./markdown-line.ts";

/** A fenced code block. */
export type FencedBlock = {
    /** The first word behind its fence; null if there is none. */
    readonly lang: string | null;
    /** The words behind the first; null if there are none. */
    readonly meta: string | null;
    /** Its code, without the indentation of the block. Its lines end in LF. */
    readonly value: string;
    /** The line of its fence, from 1. */
    readonly line: number;
    /** Where its fence begins in the text. */
    readonly start: number;
    /** Where its last line ends in the text, without the line end. */
    readonly end: number;
};

/** A block that holds blocks: an item of a list, or a quotation. */
type Container = {
    /** The columns by which the lines of an item are indented; 0 for a quotation. */
    readonly indent: number;
    /** The same, with those of all containers around it. */
    readonly allIndents: number;
};

/** A fenced block that may go on. */
type Fence = Omit<FencedBlock, "value" | "end"> & {
    readonly kind: "fence";
    readonly mark: string;
    readonly indent: number;
    readonly code: string[];
    /** The number of its lines up to the last that is not empty, and where that one ends. */
    length: number;
    end: number;
};

/** A block that may go on and holds none: the end of HTML is a line of this form. */
type Leaf = Fence | { readonly kind: "paragraph" } | { readonly kind: "html"; readonly end: RegExp };

const paragraph: Leaf = { kind: "paragraph" };

/** The fenced code blocks of a Markdown text, in their order. */
export function fencedBlocks(text: string): FencedBlock[] {
    const page: Page = { blocks: [], containers: [], items: 0, isEmpty: false, leaf: undefined };
    for (const line of linesOf(text)) readLine(page, line);
    close(page, 0);
    return page.blocks;
}

/** What is known of a text, up to a line. */
type Page = {
    readonly blocks: FencedBlock[];
    /** The containers that are open, the outermost first. */
    readonly containers: Container[];
    /** How many of them are items before the first quotation: an empty line continues these alone. */
    items: number;
    /** Whether the last of them has nothing in it yet. */
    isEmpty: boolean;
    /** The block that is open in the last of them. */
    leaf: Leaf | undefined;
};

function readLine(page: Page, line: MarkdownLine): void {
    const depth = continuedContainers(page, line);
    const { leaf } = page;
    const isContinued = depth === page.containers.length;
    if (isContinued && leaf?.kind === "fence") readCode(page, leaf, line);
    else if (isContinued && leaf?.kind === "html") page.leaf = leaf.end.test(line.rest) ? undefined : leaf;
    else {
        // Only a paragraph may go on in a line that does not continue its containers.
        if (leaf?.kind !== "paragraph") close(page, depth);
        readBlocks(page, line, depth);
    }
}

/** The number of containers that a line continues. Their indentations and marks are taken from it. */
function continuedContainers({ containers, items, isEmpty }: Page, line: MarkdownLine): number {
    if (line.isBlank) {
        const depth = isEmpty && items === containers.length ? items - 1 : items;
        line.takeSpace(containers[depth - 1]?.allIndents ?? 0);
        return depth;
    }
    const end = containers.findIndex(
        ({ indent }) => !(indent === 0 ? takesQuotation(line) : takesIndent(line, indent)),
    );
    return end === -1 ? containers.length : end;
}

function takesQuotation(line: MarkdownLine): boolean {
    if (line.indent > 3 || !line.rest.startsWith(">")) return false;
    line.takeMarker(1);
    line.takeSpace(1);
    return true;
}

function takesIndent(line: MarkdownLine, indent: number): boolean {
    if (line.indent < indent) return false;
    line.takeSpace(indent);
    return true;
}

function readCode(page: Page, fence: Fence, line: MarkdownLine): void {
    const [, mark = ""] = /^(`+|~+)[ \t]*$/.exec(line.rest) ?? [];
    if (line.indent < 4 && mark.startsWith(fence.mark)) {
        page.blocks.push(blockOf(fence, fence.code, line.end));
        page.leaf = undefined;
        return;
    }
    line.takeSpace(fence.indent);
    fence.code.push(line.content);
    if (line.isBlank) return;
    fence.length = fence.code.length;
    fence.end = line.end;
}

/** Reads the blocks that begin in a line, behind the containers that it continues. */
function readBlocks(page: Page, line: MarkdownLine, continued: number): void {
    // Not every block may interrupt a paragraph.
    const interrupts = page.leaf !== undefined && continued === page.containers.length;
    let depth = continued;
    for (let indent = takeContainer(line, interrupts); indent !== undefined; indent = takeContainer(line, interrupts)) {
        close(page, depth);
        open(page, indent);
        depth += 1;
    }
    if (line.isBlank) {
        close(page, depth);
        return;
    }
    page.isEmpty = false;
    // The line of a paragraph, or indented code.
    if (line.indent > 3) return;
    const begun = leafIn(line, page.leaf !== undefined, depth === page.containers.length);
    if (begun) close(page, depth);
    page.leaf = begun ? begun.leaf : (page.leaf ?? paragraph);
}

/**
 * Takes the mark of a container from a line.
 * @returns the indentation of an item, 0 for a quotation; undefined if no container begins there
 */
function takeContainer(line: MarkdownLine, interrupts: boolean): number | undefined {
    if (takesQuotation(line)) return 0;
    const before = line.indent;
    if (before > 3) return undefined;
    const [mark, number = "1"] = /^(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/.exec(line.rest) ?? [];
    if (mark === undefined || line.isThematicBreak) return undefined;
    if (interrupts && (number !== "1" || line.isAlone(mark))) return undefined;
    line.takeMarker(mark.length);
    // Code may be indented behind the mark.
    const behind = line.isBlank || line.indent > 4 ? 1 : line.indent;
    line.takeSpace(behind);
    return before + mark.length + behind;
}

function open(page: Page, indent: number): void {
    const { containers } = page;
    if (indent > 0 && page.items === containers.length) page.items += 1;
    containers.push({ indent, allIndents: (containers.at(-1)?.allIndents ?? 0) + indent });
    page.isEmpty = true;
}

const blockOf = ({ lang, meta, line, start }: Fence, code: readonly string[], end: number): FencedBlock => ({
    lang,
    meta,
    value: code.join("\n"),
    line,
    start,
    end,
});

/** Ends the leaf, and the containers behind the first `depth` ones. */
function close(page: Page, depth: number): void {
    const { blocks, containers, leaf } = page;
    // The empty lines behind a block that nobody closed are not its own.
    if (leaf?.kind === "fence") blocks.push(blockOf(leaf, leaf.code.slice(0, leaf.length), leaf.end));
    page.leaf = undefined;
    if (depth === containers.length) return;
    containers.length = depth;
    page.items = Math.min(page.items, depth);
    page.isEmpty = false;
}

/**
 * The leaf that begins in a line, if it may go on in the next; undefined where a paragraph begins or goes on.
 * @param inParagraph whether a paragraph is open
 * @param isIn whether the line continues the containers of that
 */
function leafIn(line: MarkdownLine, inParagraph: boolean, isIn: boolean): { readonly leaf?: Leaf } | undefined {
    const { rest } = line;
    const fence = fenceIn(line);
    if (fence) return { leaf: fence };
    const isHeading = /^#{1,6}(?:[ \t]|$)/.test(rest) || (inParagraph && isIn && /^(?:=+|-+)[ \t]*$/.test(rest));
    if (isHeading || line.isThematicBreak) return {};
    const end = htmlForms.find(({ begin, interrupts }) => begin.test(rest) && (interrupts || !inParagraph))?.end;
    if (!end) return undefined;
    return end.test(rest) ? {} : { leaf: { kind: "html", end } };
}

function fenceIn(line: MarkdownLine): Fence | undefined {
    const { rest, indent, number, next, end } = line;
    const [, mark = "", info = ""] = /^(`{3,}(?=[^`]*$)|~{3,})(.*)$/s.exec(rest) ?? [];
    if (mark === "") return undefined;
    const [, lang = "", meta = ""] = /^[ \t]*([^ \t]*)[ \t]*(.*)$/s.exec(info) ?? [];
    return {
        kind: "fence",
        lang: lang === "" ? null : decodeString(lang),
        meta: meta === "" ? null : decodeString(meta),
        line: number,
        start: next,
        mark,
        indent,
        code: [],
        length: 0,
        end,
    };
}

type HtmlForm = {
    readonly begin: RegExp;
    /** Its last line, which may be the first. */
    readonly end: RegExp;
    /** Whether it may interrupt a paragraph. */
    readonly interrupts: boolean;
};

const raw = htmlRawNames.join("|");

/** The forms of HTML, as CommonMark lists them. */
const htmlForms: readonly HtmlForm[] = [
    { begin: new RegExp(`^<(?:${raw})(?:[ \\t>]|$)`, "i"), end: new RegExp(`</(?:${raw})>`, "i"), interrupts: true },
    { begin: /^<!--/, end: /-->/, interrupts: true },
    { begin: /^<\?/, end: /\?>/, interrupts: true },
    { begin: /^<![a-z]/i, end: />/, interrupts: true },
    { begin: /^<!\[CDATA\[/, end: /\]\]>/, interrupts: true },
    { begin: new RegExp(`^</?(?:${htmlBlockNames.join("|")})(?:[ \\t]|/?>|$)`, "i"), end: /^$/, interrupts: true },
    {
        begin: /^<(?:[a-z][a-z\d-]*(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^\s"'=<>`/]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?|\/[a-z][a-z\d-]*[ \t]*)>[ \t]*$/i,
        end: /^$/,
        interrupts: false,
    },
];
