import { memo } from "react";
import { each } from "../../each.tsx";
import { fill } from "../../words/words.ts";
import { scrollable } from "../results/scrollable.ts";
import { usePanelWords } from "./panel-context.ts";
import { type RunOutput as Output, type OutputPiece, tailOf } from "./run-output.ts";

type Props = { readonly output: Output; readonly hasEnded: boolean };

/** What a program prints, as it prints it. */
export const RunOutput = memo(({ output, hasEnded }: Props) => {
    const words = usePanelWords();
    const tail = hasEnded ? tailOf(output) : undefined;
    return (
        <section className="run-printed">
            <p className="run-heading">{words.printed}</p>
            <pre className="run-output" {...scrollable(words.printed)} lang="en" dir="auto" translate="no">
                {each(output.pieces, pieceOf)}
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
