import type { LanguageId } from "@callsheet/snippets";
import { Fragment, type ReactNode } from "react";
import { highlight, type Piece } from "../highlight/highlight.ts";
import { classOf } from "../props.ts";

/** What `HighlightedCode` takes. */
export type HighlightedCodeProps = {
    /** The program. */
    readonly code: string;
    /** The language of the program: `python`, `js` or `sh`. */
    readonly language: LanguageId;
    /** The class of the `code` element, beside the package's own. Default: none. */
    readonly className?: string | undefined;
};

/**
 * Highlighted code, also in static HTML: a `code` element whose tokens have the classes `code-comment`, `code-string`,
 * `code-keyword`, `code-constant` and `code-function`.
 *
 * @param props the program and its language
 * @returns the element
 * @example
 * import { HighlightedCode } from "@callsheet/react/parts";
 *
 * const code = <HighlightedCode language="sh" code="curl https://example.org" />;
 */
export const HighlightedCode = ({ code, language, className }: HighlightedCodeProps): ReactNode => (
    <code className={classOf("code", className)}>
        <HighlightedPieces pieces={highlight(language, code)} />
    </code>
);

/** What `HighlightedPieces` takes. */
export type HighlightedPiecesProps = {
    /** The pieces of `highlight`. */
    readonly pieces: readonly Piece[];
};

/**
 * The pieces of highlighted code, for an element of your own.
 *
 * @param props the pieces
 * @returns a `span` for each piece with a colour, and text for the others
 * @example
 * import { highlight } from "@callsheet/react/highlight";
 * import { HighlightedPieces } from "@callsheet/react/parts";
 *
 * const pieces = <HighlightedPieces pieces={highlight("js", "await fetch(url);")} />;
 */
export const HighlightedPieces = ({ pieces }: HighlightedPiecesProps): ReactNode =>
    pieces.map(({ text, colour }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other id
        <Fragment key={index}>{colour ? <span className={`code-${colour}`}>{text}</span> : text}</Fragment>
    ));
