import type { ComponentType, RefObject } from "react";
import type { PanelWords } from "./panel-words.ts";
import type { ProgramFigure } from "./program-figure.tsx";
import type { RunSession } from "./run-session.ts";

export type EditorProps = {
    readonly opened: OpenedProgram;
    /** The editor's text area, while it is open. */
    readonly field: RefObject<HTMLTextAreaElement | null>;
};

export type PanelProps = EditorProps & { readonly runButton: RefObject<HTMLButtonElement | null> };

/** A program with its session and components, loaded by the first press on its buttons. */
export type OpenedProgram = PanelWords & {
    readonly session: RunSession;
    readonly figure: ProgramFigure;
    readonly Editor: ComponentType<EditorProps>;
    readonly Panel: ComponentType<PanelProps>;
};
