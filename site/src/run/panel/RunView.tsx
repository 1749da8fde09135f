import { memo } from "react";
import { renderList } from "../../render-list.tsx";
import { fill } from "../../words/format.ts";
import type { Block } from "../results/block.ts";
import { scrollable } from "../results/CodeText.tsx";
import { ResultBlocks } from "../results/ResultBlock.tsx";
import { usePanelWords } from "./panel-context.ts";
import type { PanelState, Run } from "./panel-state.ts";
import { megabytes } from "./panel-words.ts";
import { RawExchanges } from "./RawExchanges.tsx";
import { RunProblem } from "./RunProblem.tsx";
import { type RunOutput as Output, type OutputPiece, tailOf } from "./run-output.ts";
import { SavedFiles } from "./SavedFiles.tsx";

type Props = {
    readonly state: PanelState;
    /** Whether it is a program, which may print, rather than a single request. */
    readonly prints: boolean;
    readonly onGoToLine: (line: number) => void;
};

/** Shows a run: its progress, problem, results, output, files and exchanges. */
export function RunView({ state: { phase, run }, prints, onGoToLine }: Props) {
    const hasEnded = phase === "ended";
    const printsNothing = hasEnded && prints && run.output.text === "" && !run.failure;
    return (
        <div className="run-view">
            {phase === "running" && !run.hasStarted && run.loading && <Progress {...run.loading} />}
            {run.problem && <RunProblem problem={run.problem} onGoToLine={onGoToLine} />}
            <Results run={run} />
            {(run.output.text !== "" || printsNothing) && <RunOutput output={run.output} hasEnded={hasEnded} />}
            {hasEnded && <SavedFiles files={run.files} isShown={blocksOf(run).some(isMedia)} />}
            {hasEnded && run.exchanges.length > 0 && <RawExchanges exchanges={run.exchanges} />}
        </div>
    );
}

type ProgressProps = { readonly loaded: number; readonly total: number };

function Progress({ loaded, total }: ProgressProps) {
    const words = usePanelWords();
    return (
        <div className="run-progress">
            <progress aria-label={words.starting} max={total} value={loaded} />
            <span className="run-note">
                {fill(words.loading, { loaded: megabytes(loaded), total: megabytes(total) })}
            </span>
        </div>
    );
}

/** The result of each call. Renders nothing if the output already contains all results. */
function Results({ run }: { readonly run: Run }) {
    const words = usePanelWords();
    const { results, output } = run;
    if (blocksOf(run).every((block) => isPrintedText(block, output.text))) return null;
    return (
        <section className="run-results" aria-label={words.results}>
            <p className="run-heading">{words.results}</p>
            {results.map(({ number, blocks }) => (
                <ResultOfCall key={number} number={results.length > 1 ? number : undefined} blocks={blocks} />
            ))}
        </section>
    );
}

type ResultProps = { readonly number: number | undefined; readonly blocks: readonly Block[] };

function ResultOfCall({ number, blocks }: ResultProps) {
    const words = usePanelWords();
    return (
        <>
            {number !== undefined && <p className="run-heading">{fill(words.call, { number: String(number) })}</p>}
            <ResultBlocks blocks={blocks} />
        </>
    );
}

const blocksOf = ({ results }: Run): readonly Block[] => results.flatMap(({ blocks }) => blocks);

/** Whether the output already contains the block's text. */
const isPrintedText = (block: Block, text: string): boolean =>
    block.kind === "text" && block.role === "answer" && text.includes(block.text);

const isMedia = (block: Block): boolean =>
    (block.kind === "image" || block.kind === "player") && block.role === "answer";

type RunOutputProps = { readonly output: Output; readonly hasEnded: boolean };

/** The program's output, updated while it runs. */
const RunOutput = memo(({ output, hasEnded }: RunOutputProps) => {
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
