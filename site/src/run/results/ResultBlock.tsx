import { Fragment } from "react";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { renderList } from "../../render-list.tsx";
import { fill } from "../../words/format.ts";
import { usePanelWords } from "../panel/panel-context.ts";
import type { PanelWords } from "../panel/panel-words.ts";
import { AnnotatedImage } from "./AnnotatedImage.tsx";
import type { Bar, Block, Cell, Role, Span } from "./block.ts";
import { CodeText, freeText, prettyJson, scrollable } from "./CodeText.tsx";
import { MediaPlayer } from "./MediaPlayer.tsx";
import { piecesOf } from "./spans.ts";

/** One block of a result. A model's output is shown as text, never as HTML. */
function ResultBlock({ block }: { readonly block: Block }) {
    switch (block.kind) {
        case "text":
            return (
                <p className="run-text" data-role={block.role} {...freeText}>
                    {block.text}
                </p>
            );
        case "tool-call":
            return <CodeText text={`${block.name}(${prettyJson(block.arguments)})`} />;
        case "bars":
            return <ScoreBars bars={block.bars} />;
        case "spans":
            return <Spans {...block} />;
        case "image":
            return <AnnotatedImage {...block} />;
        case "player":
            return <MediaPlayer {...block} />;
        case "times":
            return <TimedText pieces={block.pieces} />;
        case "table":
            return <ResultTable {...block} />;
        case "vector":
            return <VectorStrip {...block} />;
        case "json":
            return <CodeText text={block.text} />;
    }
}

/** The blocks of a result. Consecutive blocks of the same role share a label. */
export function ResultBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
    const words = usePanelWords();
    const names = blocks.map((block) => nameOf(block, words));
    // If all blocks are answers, the heading is enough.
    const isPlain = names.every((name) => name === words.answer);
    return renderList(blocks, (block, index) => (
        <Fragment>
            {!isPlain && names[index] !== names[index - 1] && <p className="run-label minor">{names[index]}</p>}
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

type SpansProps = { readonly text: string; readonly spans: readonly Span[] };

/** A text with highlighted spans, each followed by its label. */
const Spans = ({ text, spans }: SpansProps) => (
    <p className="run-text" {...freeText}>
        {renderList(piecesOf(text, spans), pieceOf)}
    </p>
);

const pieceOf = ({ text, span }: ReturnType<typeof piecesOf>[number]) =>
    span ? (
        <mark className="run-span">
            {text}
            {span.label && <span className="run-span-label"> {span.label}</span>}
        </mark>
    ) : (
        text
    );

/** A transcript in pieces, each with its start time in seconds. */
function TimedText({ pieces }: Pick<Extract<Block, { kind: "times" }>, "pieces">) {
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

/** A table with marked cells; screen readers announce the mark, too. */
function ResultTable({ columns, rows, chosen, answered }: Omit<Extract<Block, { kind: "table" }>, "kind">) {
    const words = usePanelWords();
    const heads = answered === undefined ? columns : [...columns, words.prediction];
    const isChosen = (row: number, column: number): boolean =>
        column === answered || chosen.some(([one, other]) => one === row && other === column);
    const cellOf = (value: Cell, row: number, column: number) =>
        isChosen(row, column) ? (
            <td className="run-chosen" {...freeText}>
                <mark>{String(value)}</mark>
                {column !== answered && <span className="unseen"> ({words.chosen})</span>}
            </td>
        ) : (
            <td {...freeText}>{String(value)}</td>
        );
    return (
        <div className="run-table" {...scrollable(words.table)}>
            <table>
                <thead>
                    <tr>
                        {renderList(heads, (name) => (
                            <th scope="col" {...freeText}>
                                {name}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {renderList(rows, (cells, row) => (
                        <tr>{renderList(cells, (value, column) => cellOf(value, row, column))}</tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}

/** Nobody compares more bars than this. */
const maxBars = 20;

/** Labels with bars for their scores. */
const ScoreBars = ({ bars }: { readonly bars: readonly Bar[] }) => (
    <ul className="run-bars">{renderList(bars.slice(0, maxBars), rowOf)}</ul>
);

// SVG attributes, because the Content-Security-Policy allows no inline styles.
const rowOf = ({ label, score }: Bar) => (
    <li>
        <span className="run-bar-label" {...freeText}>
            {label}
        </span>
        <span className="run-bar-score">{scoreText(score)}</span>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
            <rect className="run-bar-all" width={100} height={4} />
            <rect className="run-bar-value" width={100 * Math.min(1, Math.max(0, score))} height={4} />
        </svg>
    </li>
);

/** Two decimals, or one significant digit if the score would round to zero. */
const scoreText = (score: number): string =>
    score !== 0 && Math.abs(score) < 0.005 ? score.toPrecision(1) : score.toFixed(2);

/** A phone's screen cannot show more distinct lines. */
const maxValues = 96;

/** An embedding as a strip, with a line for each number, above or below zero. */
function VectorStrip({ values, of }: Omit<Extract<Block, { kind: "vector" }>, "kind">) {
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
