import type { LanguageId } from "@callsheet/snippets";
import { type Ref, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { RunStrings } from "../../words/en/run.ts";
import { runsCode } from "../run-policy.ts";
import type { CodeEditor } from "./code-editor.ts";
import type { OpenedProgram } from "./opened-program.ts";
import type { PanelState } from "./panel-state.ts";

/** The strings of the buttons. The panel loads its own. */
export type RunRowWords = Pick<RunStrings, "run" | "edit" | "editRequest" | "panelFailed">;

type Props = {
    /** What the preceding figure shows: a program in a language, or the request. */
    readonly program: LanguageId | "request";
    readonly words: RunRowWords;
    /** Whether the program can be edited here; the generator has its form for that. */
    readonly editable: boolean;
    /** The name under which this browser keeps what the reader makes of it. Default: by its place on the page. */
    readonly keptAs?: string;
    /** The opened program, after the first press. */
    readonly opened?: OpenedProgram;
    /** The error message if loading failed. */
    readonly failed?: string;
    /** Called on the first press; on static pages `run-button` handles it. */
    readonly onOpen?: () => void;
    readonly row?: Ref<HTMLDivElement>;
};

/** The Run and Edit buttons of the program in the preceding figure, followed by the panel that they open. */
export const RunRow = (props: Props) => (
    <div
        ref={props.row}
        className="run row needs-script"
        data-run={props.program}
        data-run-key={props.keptAs}
        data-not-content=""
        {...{ [runsCode]: "" }}
    >
        <RunControls {...props} />
    </div>
);

/** The row's content. On static pages, the first press hydrates it. */
export function RunControls({ program, words, editable, opened, failed = "", onOpen }: Props) {
    const { phase, isEditing } = useSyncExternalStore<Pick<PanelState, "phase" | "isEditing">>(
        opened?.session.subscribe ?? never,
        opened?.session.state ?? untouched,
        untouched,
    );
    const runButton = useRef<HTMLButtonElement>(null);
    const editButton = useFocusAfter<HTMLButtonElement>(isEditing);
    const editor = useRef<CodeEditor>(null);
    const [notLoaded, setNotLoaded] = useState("");
    const Editor = opened?.editor();
    const edit =
        opened &&
        (() =>
            void opened.edit().then(
                () => setNotLoaded(""),
                () => setNotLoaded(words.panelFailed),
            ));
    const isRunning = phase === "preparing" || phase === "running";
    const label = isRunning ? opened?.words.stop : phase === "ended" ? opened?.words.again : words.run;
    return (
        <>
            {opened && isEditing && Editor && <Editor opened={opened} editor={editor} />}
            <button
                type="button"
                className="run-button"
                data-run-press="run"
                data-running={isRunning ? "" : undefined}
                ref={runButton}
                onClick={opened?.session.press ?? onOpen}
            >
                {label}
            </button>
            {editable && !isEditing && (
                <button type="button" className="run-small" data-run-press="edit" ref={editButton} onClick={edit}>
                    {program === "sh" ? words.editRequest : words.edit}
                </button>
            )}
            <p role="status" className="run-failed" data-run-status="">
                {failed || notLoaded}
            </p>
            {opened && <opened.Panel opened={opened} editor={editor} runButton={runButton} />}
        </>
    );
}

const never = (): (() => void) => () => {};

const nothingOpened = { phase: "ready", isEditing: false } as const;
const untouched = () => nothingOpened;

/** Focuses the element when what had replaced it is removed. */
function useFocusAfter<Focused extends HTMLElement>(isReplaced: boolean) {
    const ref = useRef<Focused>(null);
    const wasReplaced = useRef(false);
    useEffect(() => {
        if (wasReplaced.current && !isReplaced) ref.current?.focus();
        wasReplaced.current = isReplaced;
    }, [isReplaced]);
    return ref;
}
