import type { LanguageId } from "@callsheet/snippets";
import { type Ref, useEffect, useRef, useSyncExternalStore } from "react";
import type { RunStrings } from "../../words/gujarati-run.ts";
import { runsCode } from "../run-policy.ts";
import type { OpenedProgram } from "./opened-program.ts";
import type { PanelState } from "./panel-state.ts";

/** The words of the buttons; those of the panel come with it. */
export type RunRowWords = Pick<RunStrings, "run" | "edit" | "editRequest" | "panelFailed">;

type Props = {
    /** What stands in the figure right before: a program, or the request by itself. */
    readonly program: LanguageId | "request";
    readonly words: RunRowWords;
    /** Whether the reader changes it here; the generator has its form for that. */
    readonly editable: boolean;
    /** What the first press has loaded. */
    readonly opened?: OpenedProgram;
    /** Why nothing could be loaded. */
    readonly failed?: string;
    /** The first press; `run-button` sees to it on a page that only reads. */
    readonly onOpen?: () => void;
    readonly row?: Ref<HTMLDivElement>;
};

/** The buttons that run the program in the figure right before, and behind them what they open. */
export const RunRow = (props: Props) => (
    <div
        ref={props.row}
        className="run needs-script"
        data-run={props.program}
        data-not-content=""
        {...{ [runsCode]: "" }}
    >
        <RunControls {...props} />
    </div>
);

/** What stands in the row: static on a page that only reads, until the first press brings it alive. */
export function RunControls({ program, words, editable, opened, failed = "", onOpen }: Props) {
    const { phase, isEditing } = useSyncExternalStore<Pick<PanelState, "phase" | "isEditing">>(
        opened?.session.subscribe ?? never,
        opened?.session.state ?? untouched,
        untouched,
    );
    const runButton = useRef<HTMLButtonElement>(null);
    const editButton = useFocusAfter<HTMLButtonElement>(isEditing);
    const editor = useRef<HTMLTextAreaElement>(null);
    const isRunning = phase === "running";
    const label = isRunning ? opened?.words.stop : phase === "ended" ? opened?.words.again : words.run;
    return (
        <>
            {opened && isEditing && <opened.Editor opened={opened} field={editor} />}
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
                <button
                    type="button"
                    className="run-small"
                    data-run-press="edit"
                    ref={editButton}
                    onClick={opened && (() => opened.session.edit(true))}
                >
                    {program === "sh" ? words.editRequest : words.edit}
                </button>
            )}
            <p role="status" className="run-failed" data-run-status="">
                {failed}
            </p>
            {opened && <opened.Panel opened={opened} field={editor} runButton={runButton} />}
        </>
    );
}

const never = (): (() => void) => () => {};

const nothingOpened = { phase: "ready", isEditing: false } as const;
const untouched = () => nothingOpened;

/** The element gets the focus when something that stood in its place is gone. */
function useFocusAfter<Focused extends HTMLElement>(isReplaced: boolean) {
    const ref = useRef<Focused>(null);
    const wasReplaced = useRef(false);
    useEffect(() => {
        if (wasReplaced.current && !isReplaced) ref.current?.focus();
        wasReplaced.current = isReplaced;
    }, [isReplaced]);
    return ref;
}
