import type { ComponentType, RefObject } from "react";
import type { CodeEditor } from "./code-editor.ts";
import type { PanelWords } from "./panel-words.ts";
import type { ProgramFigure } from "./program-figure.tsx";
import type { RunSession } from "./run-session.ts";

export type EditorProps = {
    readonly opened: OpenedProgram;
    /** The editor of the text, while it is open. */
    readonly editor: RefObject<CodeEditor | null>;
};

export type PanelProps = EditorProps & { readonly runButton: RefObject<HTMLButtonElement | null> };

/** A program with its session and components, loaded by the first press on its buttons. */
export type OpenedProgram = PanelWords & {
    readonly session: RunSession;
    readonly figure: ProgramFigure;
    /** Loads the editor and opens it. */
    readonly edit: () => Promise<void>;
    /** The editor, once it is loaded. */
    readonly editor: () => ComponentType<EditorProps> | undefined;
    readonly Panel: ComponentType<PanelProps>;
};
