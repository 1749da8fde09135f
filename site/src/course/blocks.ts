/** The blocks of code in a chapter: what the reader runs, and what the computer answers. */
const blockKinds = ["sh", "python", "notebook", "js", "output"] as const;

/**
 * What a block is, as its fence says:
 * - `sh` is typed in a terminal and `python` run by Python, each in the order of the page;
 * - `notebook` is one cell of a notebook, where a line after `!` goes to the shell;
 * - `output` is what the block before it prints.
 */
export type BlockKind = (typeof blockKinds)[number];

export type Block = { readonly kind: BlockKind; readonly text: string };

export const isBlockKind = (name: string | undefined): name is BlockKind => blockKinds.some((kind) => kind === name);

/**
 * The blocks of a chapter, in the order of the page.
 * @throws Error when a fence names no kind of block
 */
export function blocksOf(markdown: string): Block[] {
    return [...markdown.matchAll(/^```(.*)\n([\s\S]*?)\n```$/gm)].map(([, kind, text = ""]) => {
        if (!isBlockKind(kind)) throw new Error(`A block is one of ${blockKinds.join(", ")}; received "${kind}".`);
        return { kind, text };
    });
}
