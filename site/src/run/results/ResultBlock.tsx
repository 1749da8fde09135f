import { AnnotatedImage } from "./AnnotatedImage.tsx";
import type { Block } from "./block.ts";
import { CodeText } from "./CodeText.tsx";
import { freeText } from "./free-text.ts";
import { MediaPlayer } from "./MediaPlayer.tsx";
import { prettyJson } from "./pretty-json.ts";
import { ResultTable } from "./ResultTable.tsx";
import { ScoreBars } from "./ScoreBars.tsx";
import { Spans } from "./Spans.tsx";
import { TimedText } from "./TimedText.tsx";
import { VectorStrip } from "./VectorStrip.tsx";

/** One block of a result. A model's output is shown as text, never as HTML. */
export function ResultBlock({ block }: { readonly block: Block }) {
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
