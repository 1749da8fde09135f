import { Fragment } from "react";
import { each } from "../../each.tsx";
import { usePanelWords } from "../panel/panel-context.ts";
import type { PanelWords } from "../panel/panel-words.ts";
import type { Block, Role } from "./block.ts";
import { ResultBlock } from "./ResultBlock.tsx";

type Props = { readonly blocks: readonly Block[] };

/** A result, block by block; what several blocks in turn were given, or gave, is named once. */
export function ResultBlocks({ blocks }: Props) {
    const words = usePanelWords();
    const names = blocks.map((block) => nameOf(block, words));
    // Where there is nothing but answers, the heading has said so.
    const isPlain = names.every((name) => name === words.answer);
    return each(blocks, (block, index) => (
        <Fragment>
            {!isPlain && names[index] !== names[index - 1] && <p className="run-label">{names[index]}</p>}
            <ResultBlock block={block} />
        </Fragment>
    ));
}

function nameOf(block: Block, words: PanelWords["words"]): string {
    const names: Readonly<Record<Role, string>> = {
        input: words.input,
        answer: words.answer,
        reasoning: words.reasoning,
    };
    switch (block.kind) {
        case "text":
        case "player":
        case "picture":
            return names[block.role];
        case "tool-call":
            return words.toolCall;
        default:
            return words.answer;
    }
}
