import { Fragment } from "react";
import { renderList } from "../../render-list.tsx";
import { usePanelWords } from "../panel/panel-context.ts";
import type { PanelWords } from "../panel/panel-words.ts";
import type { Block, Role } from "./block.ts";
import { ResultBlock } from "./ResultBlock.tsx";

type Props = { readonly blocks: readonly Block[] };

/** The blocks of a result. Consecutive blocks of the same role share a label. */
export function ResultBlocks({ blocks }: Props) {
    const words = usePanelWords();
    const names = blocks.map((block) => nameOf(block, words));
    // If all blocks are answers, the heading is enough.
    const isPlain = names.every((name) => name === words.answer);
    return renderList(blocks, (block, index) => (
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
        case "image":
            return names[block.role];
        case "tool-call":
            return words.toolCall;
        default:
            return words.answer;
    }
}
