/**
 * Finds the fenced code blocks of Markdown. Only its blocks are read, by markdown-it, in a time that grows with the
 * text. remark's parser reads the text between them too, and its time grows with the square of a hostile one.
 */
import MarkdownIt from "markdown-it";
import { decodeString } from "micromark-util-decode-string";

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

/** How deep blocks may be nested, a list and its item as two: each level takes a part of the stack. */
const mostLevels = 500;

const markdown = new MarkdownIt("commonmark", { maxNesting: mostLevels });

type Token = ReturnType<typeof markdown.parse>[number];

/**
 * The fenced code blocks of a Markdown text, in their order.
 * @throws RangeError when lists and quotations are nested deeper than anybody reads
 */
export function fencedBlocks(text: string): FencedBlock[] {
    const lines = linesOf(text);
    const tokens: Token[] = [];
    markdown.block.parse(lines.map((line) => line.text).join("\n"), markdown, {}, tokens);
    if (tokens.some(({ level }) => level >= mostLevels - 1))
        throw new RangeError("Lists and quotations are nested too deep to be read.");
    return tokens.flatMap(({ type, map, markup, info, content }) => {
        const first = map && lines[map[0]];
        if (type !== "fence" || !first) return [];
        const code = content === "" ? [] : content.replace(/\n$/, "").split("\n");
        // The empty lines behind a block that nobody closed are not its own.
        const isClosed = map[1] - map[0] === code.length + 2;
        while (!isClosed && code.at(-1)?.trim() === "") code.pop();
        const last = lines[isClosed ? map[1] - 1 : map[0] + code.length] ?? first;
        const [, lang = "", meta = ""] = /^[ \t]*([^ \t]*)[ \t]*(.*)$/s.exec(info) ?? [];
        return {
            lang: lang === "" ? null : decodeString(lang),
            meta: meta === "" ? null : decodeString(meta),
            value: code.join("\n"),
            line: map[0] + 1,
            start: first.start + first.text.indexOf(markup),
            end: last.start + last.text.length,
        };
    });
}

/** The lines of a text, with where each begins. A byte order mark belongs to none. */
function linesOf(text: string): readonly { readonly text: string; readonly start: number }[] {
    let start = text.startsWith("\ufeff") ? 1 : 0;
    const parts = text.slice(start).split(/(\r\n?|\n)/);
    return parts.flatMap((part, index) => {
        const line = { text: part, start };
        start += part.length;
        return index % 2 === 0 ? [line] : [];
    });
}
