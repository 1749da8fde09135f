/** Formats text as docstrings. */
import type { Description, Range } from "../../src/tasks/description.ts";

const width = 120;

/** Wraps a text into lines of at most `wide` characters. */
export function wrap(text: string, wide: number): readonly string[] {
    const lines: string[] = [];
    let line = "";
    // Code in backticks is not split.
    for (const word of text.match(/(?:`[^`]*`|\S)+/g) ?? []) {
        if (line !== "" && line.length + 1 + word.length > wide) {
            lines.push(line);
            line = "";
        }
        line += (line === "" ? "" : " ") + word;
    }
    return [...lines, line];
}

/** A part of a docstring: a paragraph to wrap, or lines to keep as they are. */
type Part = string | { readonly lines: readonly string[] };

/** Grouped parts, such as the tags, are not separated by an empty line. */
export type Paragraph = Part | readonly Part[];

const isGroup = (paragraph: Paragraph): paragraph is readonly Part[] => Array.isArray(paragraph);

/** A docstring, indented like the declaration that follows it. */
export function docstring(paragraphs: readonly Paragraph[], indent = ""): string {
    const wide = width - indent.length - " * ".length;
    const linesOf = (part: Part) => (typeof part === "string" ? wrap(part, wide) : part.lines);
    const blocks = paragraphs.map((paragraph) =>
        (isGroup(paragraph) ? paragraph : [paragraph]).flatMap((part) => linesOf(part)),
    );
    const lines = blocks.flatMap((block, index) => (index === 0 ? block : ["", ...block]));
    const [only = ""] = lines;
    if (lines.length === 1 && indent.length + only.length + "/**  */".length <= width)
        return `${indent}/** ${only} */\n`;
    const body = lines.map((line) => `${indent} *${line && ` ${line}`}\n`).join("");
    return `${indent}/**\n${body}${indent} */\n`;
}

/** `a whole number, 1 or more`. */
function rangeInWords({ whole, min, max, above, below }: Range): string {
    const both = min !== undefined && max !== undefined;
    return [
        whole && "a whole number",
        above !== undefined && `more than ${above}`,
        both && `${min} to ${max}`,
        !both && min !== undefined && `${min} or more`,
        !both && max !== undefined && `at most ${max}`,
        below !== undefined && `less than ${below}`,
    ]
        .filter(Boolean)
        .join(", ");
}

/** The facts of a description besides its text: unit, range, default, media types. */
function factsOf(description: Description): string {
    const { unit, range, mediaTypes } = description;
    return [
        unit !== undefined && `Unit: ${unit}.`,
        range !== undefined && `Range: ${rangeInWords(range)}.`,
        mediaTypes !== undefined && `Media types: ${mediaTypes.join(", ")}.`,
        description.default !== undefined && `Default: \`${JSON.stringify(description.default)}\`.`,
    ]
        .filter(Boolean)
        .join(" ");
}

/** The paragraphs that describe a field; each option is on its own line. */
export function paragraphsOf(description: Description): readonly Paragraph[] {
    const facts = factsOf(description);
    if (description.options === undefined) return [[description.text, facts].filter(Boolean).join(" ")];
    const options = Object.entries(description.options).map(([option, text]) => `- \`${option}\`: ${text}`);
    return [description.text, options, ...[facts].filter(Boolean)];
}

/** A description in one paragraph, without its options. */
export const sentencesOf = (description: Description): string =>
    [description.text, factsOf(description)].filter(Boolean).join(" ");
