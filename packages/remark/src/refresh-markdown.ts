/** Refreshes the tagged blocks of a Markdown text, and finds what is wrong with its code. */

import type { LanguageId } from "@callsheet/snippets";
import { blockReader, namesHostedCall } from "./calls/find-calls.ts";
import { findingsOfCall } from "./calls/findings.ts";
import type { Finding } from "./finding.ts";
import { codeBlocks, type FencedBlock } from "./markdown/fenced-blocks.ts";
import { replaceCode, withReplacements } from "./markdown/replace-code.ts";
import { BlockError, type BlockInfo, isIgnored, languageOfFence, readInfo, tagIn, withTag } from "./tag/tag.ts";
import { writeBlock } from "./tag/write-block.ts";

/** A refreshed text. */
export type Refreshed = {
    /** The text, with the code of every tagged block as it is written today. */
    readonly text: string;
    /** How many fenced blocks there are. */
    readonly blocks: number;
    /** How many of them are tagged. */
    readonly tagged: number;
    /** What was found, in the order of the text. */
    readonly findings: readonly Finding[];
};

/** How a text is read. */
export type MarkdownOptions = {
    /** Whether the text is MDX; default false. */
    readonly mdx?: boolean;
};

/**
 * Refreshes a Markdown text. Everything but the code of tagged blocks stays as it is, byte for byte.
 *
 * @param text the source
 * @param options `mdx`: whether the text is MDX; default false
 * @returns the text, and what was found; a block that cannot be written stays, with a finding
 * @throws UnreadableError for a text that cannot be read, with the line
 * @example
 * import { refreshMarkdown } from "remark-callsheet";
 *
 * const { text, findings } = refreshMarkdown("```sh callsheet model=openai/whisper-large-v3\n```\n");
 * for (const { line, message } of findings) console.log(line, message);
 * console.log(text);
 */
export function refreshMarkdown(text: string, options: MarkdownOptions = {}): Refreshed {
    const blocks = checkedBlocks(text, options);
    const replacements = blocks.flatMap(({ block, findings }) => {
        const code = findings.find(({ kind }) => kind === "stale")?.expected;
        return code === undefined ? [] : replaceCode(text, block, code);
    });
    return {
        text: withReplacements(text, replacements),
        blocks: blocks.length,
        tagged: blocks.filter(({ isTagged }) => isTagged).length,
        findings: blocks.flatMap(({ findings }) => findings),
    };
}

/**
 * Tags the blocks that call a hosted model, and writes them: each keeps what its author sends. A block for whose call there
 * is no tag stays as it is.
 *
 * @param text the source
 * @param options `mdx`: whether the text is MDX, default false; `line`: the line of the only block to tag, default all
 * @returns the text, and the lines of the fences that were tagged
 * @throws UnreadableError for a text that cannot be read, with the line
 * @example
 * import { tagMarkdown } from "remark-callsheet";
 *
 * const call = 'InferenceClient().chat_completion([{"role": "user", "content": "Hi"}], model="openai/gpt-oss-20b")';
 * const { text, lines } = tagMarkdown(`\`\`\`python\n${call}\n\`\`\`\n`);
 * console.log(lines, text);
 */
export function tagMarkdown(
    text: string,
    { line, ...options }: MarkdownOptions & { readonly line?: number | undefined } = {},
): { readonly text: string; readonly lines: readonly number[] } {
    const tagged = checkedBlocks(text, options).flatMap(({ block, findings }) => {
        const proposal = findings.find(({ tag }) => tag !== undefined);
        if (proposal?.tag === undefined || proposal.expected === undefined || !block.isClosed) return [];
        if (line !== undefined && line !== block.line) return [];
        const info = withTag(block.info, proposal.tag);
        return { line: block.line, replacement: replaceCode(text, block, proposal.expected, info) };
    });
    return {
        text: withReplacements(
            text,
            tagged.map(({ replacement }) => replacement),
        ),
        lines: tagged.map((one) => one.line),
    };
}

type CheckedBlock = { readonly block: FencedBlock; readonly isTagged: boolean; readonly findings: readonly Finding[] };

function checkedBlocks(text: string, { mdx = false }: MarkdownOptions): readonly CheckedBlock[] {
    const mayCall = namesHostedCall(text);
    const readers = { js: blockReader("js"), python: blockReader("python"), sh: blockReader("sh") };
    const blocks = codeBlocks(text, mdx ? "mdx" : "markdown").map((block) => {
        const info = readInfo(block.info);
        const language = languageOfFence(info.lang);
        // Each block is read, for what the ones behind it use of it.
        return { block, info, language, read: mayCall && language ? readers[language](block.value) : undefined };
    });
    const takenLater = { js: new Set<string>(), python: new Set<string>(), sh: new Set<string>() };
    const checked = blocks.toReversed().map(({ block, info, language, read }): CheckedBlock => {
        const isTagged = info.tag !== undefined && !isIgnored(info);
        if (isTagged) return { block, isTagged, findings: findingsOf(block, info, language) };
        if (!language || !read) return { block, isTagged, findings: [] };
        const taken = takenLater[language];
        const findings = read.call && !isIgnored(info) ? findingsOfCall(block, language, read, read.call, taken) : [];
        for (const name of read.given) taken.delete(name);
        for (const name of read.taken) taken.add(name);
        return { block, isTagged, findings };
    });
    return checked.toReversed();
}

/** What is wrong with a tagged block. */
function findingsOf(
    { line, value: found, isClosed }: FencedBlock,
    info: BlockInfo,
    language: LanguageId | undefined,
): readonly Finding[] {
    try {
        const tag = tagIn(info);
        if (tag === undefined) return [];
        if (!isClosed) throw new BlockError("No fence closes the block: all that follows would be its code. Close it.");
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
