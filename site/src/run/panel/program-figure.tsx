/** The figure in which a page shows a program: it is hidden while its text is changed, and shows it when it was. */
import { createRoot, type Root } from "react-dom/client";
import { ColouredPieces } from "../../frame/code/ColouredCode.tsx";
import { coloured } from "../../frame/code/coloured.ts";
import { lineIn, markLine } from "./mark-line.ts";

export type ProgramFigure = {
    /** The program as the figure shows it. */
    readonly text: () => string;
    readonly hide: (isHidden: boolean) => void;
    /** Shows a program as the reader has changed it. */
    readonly show: (language: "js" | "python", text: string) => void;
    /** Marks a line, from 1; none where it is undefined. */
    readonly mark: (line: number | undefined) => void;
    readonly goTo: () => void;
};

/** @param row the row with the buttons, right behind the figure */
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
            root.render(<ColouredPieces pieces={coloured(language, text)} />);
        },
        mark: (line) => markLine(code, line),
        goTo: () => {
            code.closest("pre")?.focus();
            figure.scrollIntoView({ block: "start" });
        },
    };
}

/** Selects a line of the text in a field, and brings it into sight. */
export function selectLine(field: HTMLTextAreaElement, line: number): void {
    const place = lineIn(field.value, line);
    if (!place) return;
    field.focus();
    field.setSelectionRange(place.start, place.end);
    // A browser shows the end of what is selected, where it shows anything.
    const lines = field.value.split("\n").length;
    field.scrollTop = (field.scrollHeight / lines) * Math.max(0, line - 3);
}
