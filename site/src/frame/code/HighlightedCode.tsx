import type { LanguageId } from "@callsheet/snippets";
import { renderList } from "../../render-list.tsx";
import { highlight, type Piece } from "./highlight.ts";

type Props = { readonly code: string; readonly language: LanguageId };

/** Highlighted code, also in the static HTML. */
export const HighlightedCode = ({ code, language }: Props) => (
    <code>
        <HighlightedPieces pieces={highlight(language, code)} />
    </code>
);

type PiecesProps = { readonly pieces: readonly Piece[] };

export const HighlightedPieces = ({ pieces }: PiecesProps) => renderList(pieces, pieceOf);

const pieceOf = ({ text, colour }: Piece) => (colour ? <span className={`code-${colour}`}>{text}</span> : text);
