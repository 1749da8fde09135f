/** The figure with a program's code. It is hidden while the reader edits, and then shows the edited text. */

import { highlight } from "@callsheet/react/highlight";
import { HighlightedPieces } from "@callsheet/react/parts";
import { createRoot, type Root } from "react-dom/client";

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
    if (!(figure instanceof HTMLElement) || !code) throw new Error("No program stands before these buttons.");
    let root: Root | undefined;
    return {
        text: () => code.textContent,
        hide: (isHidden) => figure.toggleAttribute("hidden", isHidden),
        show: (language, text) => {
            root ??= createRoot(code);
            figure.dataset["written"] = "";
            root.render(<HighlightedPieces pieces={highlight(language, text)} />);
        },
        mark: (line) => markLine(code, line),
        goTo: () => {
            code.closest("pre")?.focus();
            figure.scrollIntoView({ block: "start" });
        },
    };
}

/** A line of a program is highlighted by the CSS Custom Highlight API, without changing its elements. */
const highlightName = "run-line";

/** Highlights a line, from 1; undefined clears it. Without the API, only the panel shows the line. */
function markLine(code: Element, line: number | undefined): void {
    if (typeof Highlight === "undefined") return;
    CSS.highlights.delete(highlightName);
    const range = line === undefined ? undefined : rangeOfLine(code, line);
    if (range) CSS.highlights.set(highlightName, new Highlight(range));
}

/** The start and end of a line, in UTF-16 units. */
export function lineRange(text: string, line: number): { readonly start: number; readonly end: number } | undefined {
    const lines = text.split("\n");
    const own = lines[line - 1];
    if (own === undefined) return undefined;
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    return { start, end: start + own.length };
}

function rangeOfLine(code: Element, line: number): Range | undefined {
    const position = lineRange(code.textContent, line);
    if (!position) return undefined;
    const range = document.createRange();
    const from = nodeAt(code, position.start);
    const to = nodeAt(code, position.end);
    if (!from || !to) return undefined;
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return range;
}

function nodeAt(root: Element, position: number): { readonly node: Node; readonly offset: number } | undefined {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    let before = 0;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { length } = node.textContent ?? "";
        if (position <= before + length) return { node, offset: position - before };
        before += length;
    }
    return undefined;
}
