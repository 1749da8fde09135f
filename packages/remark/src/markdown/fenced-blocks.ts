/**
 * Finds the fenced code blocks of Markdown and MDX. Only its blocks are read, by markdown-it, in a time that grows with the
 * text. remark's parser reads the text between them too, and its time grows with the square of a hostile one.
 *
 * Beside CommonMark, blocks are found where sites render them: right behind a tag, and in what MkDocs and footnotes indent.
 * MDX is read as Markdown without indented code: its expressions need not parse, which those of many sites do not.
 */
import MarkdownIt from "markdown-it";

/** A fenced code block. */
export type FencedBlock = {
    /** What stands behind its fence, as it is written: the language, and words for who renders it. */
    readonly info: string;
    /** Its code, without the indentation of the block. Its lines end in LF. */
    readonly value: string;
    /** The line of its fence, from 1. */
    readonly line: number;
    /** Where its fence begins in the text. */
    readonly start: number;
    /** Where its last line ends in the text, without the line end. */
    readonly end: number;
    /** Whether a fence ends it. One that nobody closed takes all that follows. */
    readonly isClosed: boolean;
};

/**
 * A text whose blocks cannot be told apart.
 *
 * @example
 * import { refreshMarkdown, UnreadableError } from "remark-callsheet";
 *
 * try {
 *     refreshMarkdown("> ".repeat(1000));
 * } catch (error) {
 *     if (error instanceof UnreadableError) console.log(error.line, error.message);
 * }
 */
export class UnreadableError extends Error {
    /** `UnreadableError`, as in a message. */
    override readonly name: string = "UnreadableError";
    /** The line at which reading ended, from 1. */
    readonly line: number;

    /**
     * Makes the error.
     *
     * @param message what keeps the text from being read
     * @param line the line at which reading ended, from 1
     */
    constructor(message: string, line: number) {
        super(message);
        this.line = line;
    }
}

/** How deep blocks may be nested, a list and its item as two: each level takes a part of the stack. */
const maxLevels = 500;

type Reader = ReturnType<typeof MarkdownIt>;
type BlockRule = Parameters<Reader["block"]["ruler"]["before"]>[2];
type BlockState = Parameters<BlockRule>[0];

/** A fence that opens a block. */
const fence = /^(?:`{3,}[^`]*|~{3,}.*)$/;

/** HTML that hides Markdown until its own end: what it holds is not rendered, or not as Markdown. */
const hidingTag = /^<(?:(?:pre|script|style|textarea)(?![\w-])|[!?])/i;

/** What opens a part whose lines are indented by four: an admonition or a tab of MkDocs, and a footnote. */
const indentingLine = /^(?:!!!|\?\?\?\+?|===[!+]?) +["\w]|^\[\^[^\]\s]+\]:/;

const deepest = { markdown: 3, mdx: Number.POSITIVE_INFINITY } as const;

/** The kind of a text: MDX has no indented code. */
export type MarkdownKind = keyof typeof deepest;

const lineAt = ({ src, bMarks, tShift, eMarks }: BlockState, line: number): string =>
    src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);

const indentAt = ({ sCount, blkIndent }: BlockState, line: number): number => (sCount[line] ?? 0) - blkIndent;

/** Ends HTML at a fence: in CommonMark it would go on to an empty line. */
const tagBeforeFence =
    (kind: MarkdownKind): BlockRule =>
    (state, startLine, endLine, silent) => {
        const tag = lineAt(state, startLine);
        if (silent || !/^<[/a-z]/i.test(tag) || hidingTag.test(tag)) return false;
        for (let line = startLine + 1; line < endLine && !state.isEmpty(line); line++) {
            const indent = indentAt(state, line);
            if (indent < 0 || hidingTag.test(lineAt(state, line))) return false;
            if (indent > deepest[kind] || !fence.test(lineAt(state, line))) continue;
            state.line = line;
            return true;
        }
        return false;
    };

/** Reads what is indented below a line that opens it. */
const indentedPart: BlockRule = (state, startLine, endLine, silent) => {
    if (silent || indentAt(state, startLine) > 3 || !indentingLine.test(lineAt(state, startLine))) return false;
    state.blkIndent += 4;
    state.level += 1;
    state.line = startLine + 1;
    state.md.block.tokenize(state, startLine + 1, endLine);
    state.level -= 1;
    state.blkIndent -= 4;
    return true;
};

/** A comment of MDX. */
const expressionComment: BlockRule = (state, startLine, endLine, silent) => {
    if (!lineAt(state, startLine).startsWith("{/*")) return false;
    for (let line = startLine; line < endLine; line++) {
        if (!lineAt(state, line).includes("*/}")) continue;
        if (!silent) state.line = line + 1;
        return true;
    }
    return false;
};

/** A fence of any indentation, for MDX: its own is that of the block. */
const indentedFence: BlockRule = (state, startLine, endLine, silent) => {
    const indent = indentAt(state, startLine);
    if (silent || indent <= 3 || !fence.test(lineAt(state, startLine))) return false;
    state.blkIndent += indent;
    const isRead = state.md.block.ruler.getRules("").some((rule) => rule(state, startLine, endLine, false));
    state.blkIndent -= indent;
    return isRead;
};

function reader(kind: MarkdownKind): Reader {
    const markdown = new MarkdownIt("commonmark", { maxNesting: maxLevels });
    markdown.block.ruler.before("html_block", "tag_before_fence", tagBeforeFence(kind));
    markdown.block.ruler.before("reference", "indented_part", indentedPart);
    if (kind === "mdx") {
        markdown.block.ruler.at("code", indentedFence);
        markdown.block.ruler.before("fence", "expression_comment", expressionComment, { alt: ["paragraph"] });
    }
    return markdown;
}

const readers = { markdown: reader("markdown"), mdx: reader("mdx") } as const;

type Token = ReturnType<Reader["parse"]>[number];

/**
 * The fenced code blocks of a Markdown text, in their order.
 * @throws UnreadableError when lists and quotations are nested deeper than anybody reads
 */
export function fencedBlocks(text: string, kind: MarkdownKind = "markdown"): FencedBlock[] {
    const lines = linesOf(text);
    const tokens: Token[] = [];
    readers[kind].block.parse(lines.map((line) => line.text).join("\n"), readers[kind], {}, tokens);
    const deepToken = tokens.find(({ level }) => level >= maxLevels - 1);
    if (deepToken)
        throw new UnreadableError(
            "Lists and quotations are nested too deep to be read.",
            (deepToken.map?.[0] ?? 0) + 1,
        );
    return tokens.flatMap(({ type, map, markup, info, content }) => {
        const first = map && lines[map[0]];
        if (type !== "fence" || !first) return [];
        const code = content === "" ? [] : content.replace(/\n$/, "").split("\n");
        // The empty lines behind a block that nobody closed are not its own.
        const isClosed = map[1] - map[0] === code.length + 2;
        while (!isClosed && code.at(-1)?.trim() === "") code.pop();
        const last = lines[isClosed ? map[1] - 1 : map[0] + code.length] ?? first;
        return {
            info,
            value: code.join("\n"),
            line: map[0] + 1,
            start: first.start + first.text.indexOf(markup),
            end: last.start + last.text.length,
            isClosed,
        };
    });
}

/** The lines of a text, with where each begins. */
function linesOf(text: string): readonly { readonly text: string; readonly start: number }[] {
    let start = 0;
    return text.split(/(\r\n?|\n)/).flatMap((part, index) => {
        const line = { text: part, start };
        start += part.length;
        return index % 2 === 0 ? [line] : [];
    });
}

/**
 * The code blocks of a text, in their order.
 * @throws UnreadableError for a text that cannot be read
 */
export function codeBlocks(text: string, kind: MarkdownKind): FencedBlock[] {
    const bom = text.startsWith("\ufeff") ? 1 : 0;
    const blocks = fencedBlocks(withoutFrontMatter(text.slice(bom)), kind);
    return blocks.map((block) => ({ ...block, start: block.start + bom, end: block.end + bom }));
}

/** A text whose front matter, YAML or TOML, is blank: what looks like code in it is data. All places stay. */
function withoutFrontMatter(text: string): string {
    const [matter = ""] = /^(---|\+\+\+)[ \t]*(?:\r\n?|\n)(?:.*?(?:\r\n?|\n))??\1[ \t]*(?=[\r\n]|$)/s.exec(text) ?? [];
    return matter.replaceAll(/[^\r\n]/g, " ") + text.slice(matter.length);
}
