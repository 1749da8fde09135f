/** Refreshes the tagged blocks of a Markdown text, and finds what is wrong with its code. */

import { catalogue } from "@callsheet/catalogue";
import { callInText, clients, type LanguageId } from "@callsheet/snippets";
import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { visit } from "unist-util-visit";
import { type FencedBlock, fencedBlocks } from "./fenced-blocks.ts";
import { callFinder, type HostedCall } from "./hosted-call.ts";
import { BlockError, isIgnored, isTagged, languageOfFence, type Tag, tagIn } from "./tag.ts";
import { writeBlock } from "./write-block.ts";

/** Something about a block that its author should know. */
export type Finding = {
    /**
     * `stale`: its code has changed; `wrong`: it cannot be written; `untagged`: it calls a model, and nothing keeps it fresh;
     * `doubtful`: it can be written, and a name in its tag may be misspelt.
     */
    readonly kind: "stale" | "wrong" | "untagged" | "doubtful";
    /** The line of its fence, from 1. */
    readonly line: number;
    /** What is wrong, and what to do. */
    readonly message: string;
    /** The code in the text. */
    readonly found: string;
    /** The code that should be there; undefined if none can be written. */
    readonly expected?: string;
};

/** A refreshed text. */
export type Refreshed = {
    /** The text, with the code of every tagged block as it is written today. */
    readonly text: string;
    /** How many blocks are tagged. */
    readonly tagged: number;
    /** What was found, in the order of the text. */
    readonly findings: readonly Finding[];
};

/**
 * Refreshes a Markdown text. Everything but the code of tagged blocks stays as it is, byte for byte.
 *
 * @param text the source
 * @param options `mdx`: whether the text is MDX; default false
 * @returns the text, and what was found; a block that cannot be written stays, with a finding
 * @throws VFileMessage for MDX that cannot be read
 * @example
 * import { refreshMarkdown } from "remark-callsheet";
 *
 * const { text, findings } = refreshMarkdown("```sh callsheet model=openai/whisper-large-v3\n```\n");
 * for (const { line, message } of findings) console.log(line, message);
 * console.log(text);
 */
export function refreshMarkdown(text: string, { mdx = false }: { readonly mdx?: boolean } = {}): Refreshed {
    const blocks = mdx ? mdxBlocks(text) : fencedBlocks(text);
    const callIn = { js: callFinder("js"), python: callFinder("python"), sh: callFinder("sh") };
    const findings: Finding[] = [];
    const lineEnd = lineEndOf(text);
    let refreshed = "";
    let end = 0;
    for (const block of blocks) {
        const language = languageOfFence(block.lang);
        // Each block is read, for what the ones behind it use of it.
        const call = language && callIn[language](block.value);
        const found = findingsOf(block, language, call);
        findings.push(...found);
        const stale = found.find(({ kind }) => kind === "stale");
        if (stale?.expected === undefined) continue;
        refreshed += text.slice(end, block.start) + withCode(text, block, stale.expected, lineEnd);
        end = block.end;
    }
    const tagged = blocks.filter(({ lang, meta }) => isTagged(lang, meta)).length;
    return { text: refreshed + text.slice(end), tagged, findings };
}

function findingsOf(
    { lang, meta, line, value: found }: FencedBlock,
    language: LanguageId | undefined,
    call: HostedCall | undefined,
): readonly Finding[] {
    if (isIgnored(lang, meta)) return [];
    try {
        const tag = tagIn(lang, meta);
        if (tag === undefined) return (language && call && untagged(found, language, line, call)) ?? [];
        const { content, notes } = writeBlock(tag, language);
        const doubtful = notes.map((message) => ({ kind: "doubtful" as const, line, message, found }));
        const expected = content.trimEnd();
        if (found === expected) return doubtful;
        const message =
            found === "" ? "The block is empty." : "The block is stale: its code is written differently today.";
        return [{ kind: "stale", line, message, found, expected }, ...doubtful];
    } catch (error) {
        if (!(error instanceof BlockError)) throw error;
        return [{ kind: "wrong", line, message: error.message, found }];
    }
}

/** A block without a tag that calls a model, with the code that stands for it today. */
function untagged(found: string, language: LanguageId, line: number, call: HostedCall): readonly Finding[] {
    const finding = { kind: "untagged" as const, line, found };
    const what = `The block calls a hosted model${call.isGone ? " at an address that is no more" : ""}`;
    const tag = tagFor(call, language);
    if (tag === undefined) {
        // Providers have models that the catalogue does not: no tag could keep their calls fresh.
        if (call.directTo) return [];
        return [{ ...finding, message: `${what}, and has no tag: nothing keeps it fresh.` }];
    }
    const words = Object.entries(tag).map(([key, word]) => (word === true ? key : `${key}=${word}`));
    try {
        const expected = writeBlock(tag, language).content.trimEnd();
        if (expected === found) return [];
        const message = `${what}, and has no tag. To keep it fresh: callsheet ${words.join(" ")}`;
        return [{ ...finding, message, expected }];
    } catch (error) {
        if (!(error instanceof BlockError)) throw error;
        return [{ ...finding, message: `${what}. ${error.message}` }];
    }
}

/** The tag of a call whose model the catalogue has. */
function tagFor({ client, task, text, directTo }: HostedCall, language: LanguageId): Tag | undefined {
    const { model, provider } = callInText(text, catalogue.models);
    if (model === undefined) return undefined;
    const isWritten = clients.some((one) => one.id === client && one.language === language);
    return {
        model: model.id,
        ...(task !== undefined && task !== model.task && { task }),
        ...(provider && { provider }),
        ...(client !== undefined && isWritten && { client }),
        ...(provider && provider === directTo && { direct: true }),
    };
}

/** A block with other code: its fences, its indentation and its quotation marks stay. */
function withCode(text: string, { start, end }: FencedBlock, code: string, lineEnd: string): string {
    const [open = "```", ...rest] = text.slice(start, end).split(lineEnd);
    const [, fence = "```"] = /^(`{3,}|~{3,})/.exec(open) ?? [];
    const lineStart = text.lastIndexOf("\n", start - 1) + 1;
    // A list's marker stands in its first line only; a quotation mark in each.
    const prefix = text.slice(lineStart, start).replaceAll(/[^>\s]/g, " ");
    const last = rest.at(-1) ?? "";
    const isClosed = last.replace(prefix, "").trimStart().startsWith(fence);
    const run = longestRun(code, fence);
    const longer = run < fence.length ? fence : fence.charAt(0).repeat(run + 1);
    const codeLines = code.split("\n").map((line) => (line === "" ? prefix.trimEnd() : prefix + line));
    const close = isClosed ? last.replace(fence, longer) : `${prefix}${longer}`;
    return [open.replace(fence, longer), ...codeLines, close].join(lineEnd);
}

/** The line end of a text, by its first line. */
const lineEndOf = (text: string): string => (/^[^\n]*\r\n/.test(text) ? "\r\n" : "\n");

/** The longest run of a fence's character at the beginning of a line, which would close the block. */
const longestRun = (code: string, fence: string): number =>
    Math.max(
        0,
        ...[...code.matchAll(/^[ \t]*(`+|~+)/gm)].map(([, run = ""]) => (run[0] === fence[0] ? run.length : 0)),
    );

/** What stands within a paragraph or a heading: no block, and the slowest part of a text to read. */
const inline = [
    ...["attention", "autolink", "codeText", "hardBreakEscape", "labelEnd", "labelStartImage", "labelStartLink"],
    ...["mdxJsxTextTag", "mdxTextExpression"],
];

/** Leaves the text of paragraphs and headings as it is. */
function withoutInline(this: Processor): void {
    const data = this.data();
    data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable: { null: inline } }];
}

/**
 * The fenced code blocks of an MDX text, in their order.
 * @throws VFileMessage for MDX that cannot be read
 */
function mdxBlocks(text: string): FencedBlock[] {
    const tree: Root = unified().use(remarkParse).use(remarkMdx).use(withoutInline).parse(text);
    const blocks: FencedBlock[] = [];
    visit(tree, "code", ({ lang = null, meta = null, value, position }) => {
        const { start, end } = position ?? {};
        blocks.push({
            lang,
            meta,
            value: value.replaceAll("\r\n", "\n"),
            line: start?.line ?? 1,
            start: start?.offset ?? 0,
            end: end?.offset ?? 0,
        });
    });
    return blocks;
}
