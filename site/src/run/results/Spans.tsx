import { renderList } from "../../render-list.tsx";
import type { Span } from "./block.ts";
import { freeText } from "./free-text.ts";
import { piecesOf } from "./spans.ts";

type Props = { readonly text: string; readonly spans: readonly Span[] };

/** A text with highlighted spans, each followed by its label. */
export const Spans = ({ text, spans }: Props) => (
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
