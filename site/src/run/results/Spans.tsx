import { each } from "../../each.tsx";
import type { Span } from "./block.ts";
import { piecesOf } from "./spans.ts";
import { written } from "./written.ts";

type Props = { readonly text: string; readonly spans: readonly Span[] };

/** A text in which what was found stands out, with what it is behind it. */
export const Spans = ({ text, spans }: Props) => (
    <p className="run-text" {...written}>
        {each(piecesOf(text, spans), pieceOf)}
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
