import { type Block, placeText } from "../../../site/src/course/blocks.ts";

/** Something that the reader runs, and what the chapter says that it answers. */
export type Step = { readonly command: Block; readonly outputs: readonly Block[] };

/**
 * The steps of a chapter, in the order of the page.
 * @throws Error at an output that stands before every command
 */
export function stepsOf(blocks: readonly Block[]): Step[] {
    const steps: { command: Block; outputs: Block[] }[] = [];
    for (const block of blocks) {
        if (block.kind !== "output") {
            steps.push({ command: block, outputs: [] });
            continue;
        }
        const step = steps.at(-1);
        if (step === undefined) throw new Error(`${placeText(block.place)}: an output that no command gives.`);
        step.outputs.push(block);
    }
    return steps;
}
