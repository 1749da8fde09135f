import { renderList } from "../../render-list.tsx";
import { fill } from "../../words/format.ts";
import { usePanelWords } from "../panel/panel-context.ts";
import type { Block } from "./block.ts";
import { freeText } from "./free-text.ts";

type Props = Pick<Extract<Block, { kind: "times" }>, "pieces">;

/** A transcript in pieces, each with its start time in seconds. */
export function TimedText({ pieces }: Props) {
    const words = usePanelWords();
    return (
        <ol className="run-times">
            {renderList(pieces, ({ text, from }) => (
                <li>
                    <span className="run-time">{fill(words.seconds, { seconds: from.toFixed(1) })}</span>
                    <span {...freeText}>{text}</span>
                </li>
            ))}
        </ol>
    );
}
