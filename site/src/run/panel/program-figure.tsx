/** The figure with a program's code. It is hidden while the reader edits, and then shows the edited text. */

import { highlight } from "@callsheet/react/highlight";
import { HighlightedPieces } from "@callsheet/react/parts";
import { createRoot, type Root } from "react-dom/client";
import { lineRange, markLine } from "./mark-line.ts";

export type ProgramFigure = {
    /** The program's text in the figure. */
    readonly text: () => string;
    readonly hide: (isHidden: boolean) => void;
    /** Shows the edited program. */
    readonly show: (language: "js" | "python", text: string) => void;
    /** Highlights a line, from 1; undefined clears it. */
    readonly mark: (line: number | undefined) => void;
    readonly goTo: () => void;
};

/** @param row the row with the buttons, right after the figure */
export function programFigure(row: HTMLElement): ProgramFigure {
    const figure = row.previousElementSibling;
    const code = figure?.querySelector("pre > code");
    if (!figure || !code) throw new Error("No program stands before these buttons.");
    let root: Root | undefined;
    return {
        text: () => code.textContent,
        hide: (isHidden) => figure.toggleAttribute("hidden", isHidden),
        show: (language, text) => {
            root ??= createRoot(code);
            root.render(<HighlightedPieces pieces={highlight(language, text)} />);
        },
        mark: (line) => markLine(code, line),
        goTo: () => {
            code.closest("pre")?.focus();
            figure.scrollIntoView({ block: "start" });
        },
    };
}

/** Selects a line in a text area and scrolls to it. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
    const range = lineRange(field.value, line);
    if (!range) return;
    field.focus();
    field.setSelectionRange(range.start, range.end);
    // Browsers scroll to the end of a selection, if at all.
    const lines = field.value.split("\n").length;
    field.scrollTop = (field.scrollHeight / lines) * Math.max(0, line - 3);
}
