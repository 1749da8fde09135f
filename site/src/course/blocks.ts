/** The blocks of code in a chapter: what the reader runs, and what the computer answers. */
const blockKinds = ["sh", "python", "notebook", "js", "output"] as const;

/**
 * What a block is, as its fence says:
 * - `sh` is typed in a terminal and `python` run by Python, each in the order of the page;
 * - `notebook` is one cell of a notebook, where a line after `!` goes to the shell;
 * - `output` is what the block before it prints.
 */
export type BlockKind = (typeof blockKinds)[number];

export const isBlockKind = (name: string | undefined): name is BlockKind => blockKinds.some((kind) => kind === name);

/** Where something stands in a chapter. */
export type Place = { readonly file: string; readonly line: number };

/** A block of code in a chapter: what the reader runs, or what the computer answers. */
export type Block = {
    readonly kind: BlockKind;
    readonly text: string;
    /** Where its first line of code stands. */
    readonly place: Place;
};

/** A place as editors and terminals link to it. */
export const placeText = ({ file, line }: Place): string => `${file}:${line}`;

/** The place of a line of a block, counted from 1. */
export const placeInBlock = ({ place }: Block, line: number): Place => ({ ...place, line: place.line + line - 1 });

const opening = /^(?<indentation>[ \t]*)(?<fence>`{3,}(?=[^`]*$)|~{3,})(?<info>.*)$/;
/** A fence that opens behind a mark of a quotation or of a list. */
const hidden = /^[ \t]*(?:>|[-*+][ \t]|\d+[.)][ \t])[ \t>]*(?:`{3,}|~{3,})/;

/**
 * The blocks of code in a chapter, in the order of the page. Whatever might hide a block from the proof is an error
 * instead of a block that nobody runs.
 * @param file how the chapter is named in places
 * @throws Error, with the place, at a fence that names no kind of block, is never closed, or is not on a line of its own
 */
export function blocksIn(markdown: string, file: string): Block[] {
    const lines = markdown.split(/\r?\n/);
    const blocks: Block[] = [];
    for (let index = 0; index < lines.length; index++) {
        const line = lines[index] ?? "";
        const wrong = (problem: string) => new Error(`${placeText({ file, line: index + 1 })}: ${problem}`);
        if (hidden.test(line)) throw wrong("a block of code must begin on a line of its own.");
        const { indentation, fence, info } = opening.exec(line)?.groups ?? {};
        if (indentation === undefined || fence === undefined) continue;

        const [kind] = info?.trim().split(/\s+/) ?? [];
        if (!isBlockKind(kind)) throw wrong(`"${kind}" is no kind of block.`);
        const first = index + 1;
        const length = lines.slice(first).findIndex((line) => closes(line, fence));
        if (length === -1) throw wrong("this block is never closed.");
        const code = lines.slice(first, first + length);
        if (code.some((line) => line.trim() !== "" && !line.startsWith(indentation))) {
            throw wrong("a line of this block stands further left than its fence.");
        }
        const text = code.map((line) => line.slice(indentation.length)).join("\n");
        blocks.push({ kind, text, place: { file, line: first + 1 } });
        index = first + length;
    }
    return blocks;
}

/** Whether a line closes a fence: as many of the same marks or more, and nothing else. */
function closes(line: string, fence: string): boolean {
    const marks = line.trim();
    return marks.length >= fence.length && marks === fence.charAt(0).repeat(marks.length);
}
