/** Refreshes the tagged blocks of a Markdown text, and finds what is wrong with its code. */

import { catalogue } from "@callsheet/catalogue";
import { callInText, clients, type LanguageId } from "@callsheet/snippets";
import { callFinder, type HostedCall } from "./hosted-call.ts";
import { codeBlocks } from "./markdown/code-blocks.ts";
import type { FencedBlock } from "./markdown/fenced-blocks.ts";
import { replaceCode, withReplacements } from "./markdown/replace-code.ts";
import { BlockError, type BlockInfo, isIgnored, languageOfFence, readInfo, type Tag, tagIn } from "./tag/tag.ts";
import { writeBlock } from "./tag/write-block.ts";

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
 * @throws UnreadableError for a text that cannot be read, with the line
 * @example
 * import { refreshMarkdown } from "remark-callsheet";
 *
 * const { text, findings } = refreshMarkdown("```sh callsheet model=openai/whisper-large-v3\n```\n");
 * for (const { line, message } of findings) console.log(line, message);
 * console.log(text);
 */
export function refreshMarkdown(text: string, { mdx = false }: { readonly mdx?: boolean } = {}): Refreshed {
    const blocks = codeBlocks(text, mdx ? "mdx" : "markdown");
    const callIn = { js: callFinder("js"), python: callFinder("python"), sh: callFinder("sh") };
    let tagged = 0;
    const found = blocks.map((block) => {
        const info = readInfo(block.info);
        const language = languageOfFence(info.lang);
        // Each block is read, for what the ones behind it use of it.
        const call = language && callIn[language](block.value);
        if (isIgnored(info)) return { block, findings: [] };
        if (info.tag === undefined)
            return { block, findings: (language && call && untagged(block, language, call)) ?? [] };
        tagged += 1;
        return { block, findings: findingsOf(block, info, language) };
    });
    const replacements = found.flatMap(({ block, findings }) => {
        const code = findings.find(({ kind }) => kind === "stale")?.expected;
        return code === undefined ? [] : replaceCode(text, block, code);
    });
    return {
        text: withReplacements(text, replacements),
        tagged,
        findings: found.flatMap(({ findings }) => findings),
    };
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

/** A block without a tag that calls a model, with the code that stands for it today. */
function untagged({ value: found, line }: FencedBlock, language: LanguageId, call: HostedCall): readonly Finding[] {
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
