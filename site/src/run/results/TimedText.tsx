import { each } from "../../each.tsx";
import { fill } from "../../words/words.ts";
import { usePanelWords } from "../panel/panel-context.ts";
import type { Block } from "./block.ts";
import { written } from "./written.ts";

type Props = Pick<Extract<Block, { kind: "times" }>, "pieces">;

/** What was said, piece by piece, each with the second at which it begins. */
export function TimedText({ pieces }: Props) {
    const words = usePanelWords();
    return (
        <ol className="run-times">
            {each(pieces, ({ text, from }) => (
                <li>
                    <span className="run-time">{fill(words.seconds, { seconds: from.toFixed(1) })}</span>
                    <span {...written}>{text}</span>
                </li>
            ))}
        </ol>
    );
}
