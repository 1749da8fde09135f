import type { LanguageId } from "@callsheet/snippets";
import { each } from "../../each.tsx";
import { coloured, type Piece } from "./coloured.ts";

type Props = { readonly code: string; readonly language: LanguageId };

/** Code in its colours, on the static page already. */
export const ColouredCode = ({ code, language }: Props) => (
    <code>
        <ColouredPieces pieces={coloured(language, code)} />
    </code>
);

type PiecesProps = { readonly pieces: readonly Piece[] };

/** Pieces of code, each in its colour. */
export const ColouredPieces = ({ pieces }: PiecesProps) => each(pieces, pieceOf);

const pieceOf = ({ text, colour }: Piece) => (colour ? <span className={`code-${colour}`}>{text}</span> : text);
