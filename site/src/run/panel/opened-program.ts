import type { ComponentType, RefObject } from "react";
import type { PanelWords } from "./panel-words.ts";
import type { ProgramFigure } from "./program-figure.tsx";
import type { RunSession } from "./run-session.ts";

export type EditorProps = {
    readonly opened: OpenedProgram;
    /** The field of the editor, while the reader changes the program. */
    readonly field: RefObject<HTMLTextAreaElement | null>;
};

export type PanelProps = EditorProps & { readonly runButton: RefObject<HTMLButtonElement | null> };

/** What the first press on a program’s buttons has loaded. */
export type OpenedProgram = PanelWords & {
    readonly session: RunSession;
    readonly figure: ProgramFigure;
    readonly Editor: ComponentType<EditorProps>;
    readonly Panel: ComponentType<PanelProps>;
};
