import { memo } from "react";
import { renderList } from "../../render-list.tsx";
import { fill } from "../../words/format.ts";
import { scrollable } from "../results/scrollable.ts";
import { usePanelWords } from "./panel-context.ts";
import { type RunOutput as Output, type OutputPiece, tailOf } from "./run-output.ts";

type Props = { readonly output: Output; readonly hasEnded: boolean };

/** The program's output, updated while it runs. */
export const RunOutput = memo(({ output, hasEnded }: Props) => {
    const words = usePanelWords();
    const tail = hasEnded ? tailOf(output) : undefined;
    return (
        <section className="run-printed">
            <p className="run-heading">{words.printed}</p>
            <pre className="run-output" {...scrollable(words.printed)} lang="en" dir="auto" translate="no">
                {renderList(output.pieces, pieceOf)}
                {output.text === "" && <span className="run-note">{words.printedNothing}</span>}
                {tail && (
                    <>
                        {"\n"}
                        <span className="run-note">{fill(words.tooLong, { count: String(tail.leftOut) })}</span>
                        {"\n"}
                        {tail.text}
                    </>
                )}
            </pre>
        </section>
    );
});

const pieceOf = ({ stream, text }: OutputPiece) =>
    stream === "stderr" ? <span className="run-stderr">{text}</span> : text;
