import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { renderList } from "../../render-list.tsx";
import { fill } from "../../words/format.ts";
import { usePanelWords } from "../panel/panel-context.ts";
import type { Block } from "./block.ts";
import { freeText } from "./CodeText.tsx";

/** A phone's screen cannot show more distinct lines. */
const maxValues = 96;

/** An embedding as a strip, with a line for each number, above or below zero. */
export function VectorStrip({ values, of }: Omit<Extract<Block, { kind: "vector" }>, "kind">) {
    const words = usePanelWords();
    const shown = values.slice(0, maxValues);
    const largest = Math.max(...shown.map(Math.abs), Number.MIN_VALUE);
    const hint = [
        fill(words.vector, { count: String(values.length) }),
        ...(values.length > maxValues ? [fill(words.firstOf, { count: String(maxValues) })] : []),
    ];
    return (
        <div className="run-vector">
            {of !== undefined && (
                <p className="run-text" {...freeText}>
                    {of}
                </p>
            )}
            <svg viewBox={`0 0 ${shown.length} 20`} preserveAspectRatio="none" aria-hidden="true">
                {renderList(shown, (value, index) => {
                    const height = (10 * Math.abs(value)) / largest;
                    return (
                        <rect
                            x={index}
                            y={value < 0 ? 10 : 10 - height}
                            width={0.7}
                            height={height}
                            className={value < 0 ? "below" : "above"}
                        />
                    );
                })}
            </svg>
            <p className="run-note">{hint.join(" ")}</p>
            <p className="run-note" {...verbatim}>
                {`[${values.slice(0, 4).map(short).join(", ")}, …]`}
            </p>
        </div>
    );
}

const short = (value: number): string => value.toFixed(4);
