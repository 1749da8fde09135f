/** Puts other code into a block. */
import type { FencedBlock } from "./fenced-blocks.ts";

/** What stands in place of a part of a text. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string };

/**
 * A block with other code. Its fences, its indentation, its quotation marks and its line ends stay; the fences grow if the
 * code has a run of their character.
 *
 * @param info what stands behind its fence; default: what does
 */
export function replaceCode(
    text: string,
    { start, end, info: before }: FencedBlock,
    code: string,
    info = before,
): Replacement {
    const lines = text.slice(start, end).split(/\r\n?|\n/);
    const [lineEnd = "\n"] = /\r\n?|\n/.exec(text.slice(start, end)) ?? [];
    const [open = ""] = lines;
    const [fence = "```"] = /^(?:`{3,}|~{3,})/.exec(open) ?? [];
    const run = longestRun(code, fence);
    const longer = run < fence.length ? fence : fence.charAt(0).repeat(run + 1);
    const prefix = codePrefix(text, start);
    const codeLines =
        code === "" ? [] : code.split("\n").map((line) => (line === "" ? prefix.trimEnd() : prefix + line));
    const [closePrefix = "", closeFence = ""] = splitAtFence(lines.at(-1) ?? "", fence);
    const close = closePrefix + (run < fence.length ? closeFence : closeFence.replace(/^(?:`+|~+)/, longer));
    const opening = longer + (info === before ? open.slice(fence.length) : info);
    return { start, end, text: [opening, ...codeLines, close].join(lineEnd) };
}

/** What stands before each line of code: of a list's marker the spaces, of a quotation its mark. */
function codePrefix(text: string, start: number): string {
    const lineStart = Math.max(text.lastIndexOf("\n", start - 1), text.lastIndexOf("\r", start - 1)) + 1;
    const prefix = text
        .slice(lineStart, start)
        .replace("\ufeff", "")
        .replaceAll(/[^>\s]/g, " ");
    // A quotation's mark takes the space behind it, which may be the code's own.
    return prefix.endsWith(">") ? `${prefix} ` : prefix;
}

const splitAtFence = (line: string, fence: string): readonly [before: string, fence: string] => {
    const at = line.indexOf(fence);
    return [line.slice(0, at), line.slice(at)];
};

/** The longest run of a fence's character at the beginning of a line, which would close the block. */
const longestRun = (code: string, fence: string): number =>
    Math.max(
        0,
        ...[...code.matchAll(/^[ \t]*(`+|~+)/gm)].map(([, run = ""]) => (run[0] === fence[0] ? run.length : 0)),
    );

/** A text with its replacements, which do not overlap and are in their order. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
    const parts: string[] = [];
    let end = 0;
    for (const replacement of replacements) {
        parts.push(text.slice(end, replacement.start), replacement.text);
        end = replacement.end;
    }
    return [...parts, text.slice(end)].join("");
}
