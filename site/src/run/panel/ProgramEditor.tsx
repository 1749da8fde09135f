import { useEffect, useId, useState } from "react";
import type { EditorProps } from "./opened-program.ts";
import { usePanelState } from "./panel-context.ts";

const mostRows = 24;

/** Edits the program in a plain text area that replaces its figure. */
export function ProgramEditor({ opened: { session, words }, field }: EditorProps) {
    const id = useId();
    const { edited } = usePanelState(session);
    const original = session.original();
    const text = edited ?? original;
    const [rows] = useState(() => Math.min(mostRows, text.split("\n").length + 1));
    useEffect(() => field.current?.focus(), [field]);
    const undo = () => {
        session.change(original);
        field.current?.focus();
    };
    return (
        <div className="run-edit">
            <textarea
                ref={field}
                className="run-editor"
                lang="en"
                dir="ltr"
                spellCheck={false}
                autoCapitalize="off"
                autoComplete="off"
                autoCorrect="off"
                wrap="off"
                rows={rows}
                aria-label={session.language === "http" ? words.editRequestLabel : words.editLabel}
                aria-describedby={`${id}-hint`}
                value={text}
                onChange={({ currentTarget }) => session.change(currentTarget.value)}
            />
            <p className="run-note" id={`${id}-hint`}>
                {words.editHint}
            </p>
            <div className="run-actions">
                <button type="button" className="run-small" onClick={undo}>
                    {words.original}
                </button>
                <button type="button" className="run-small" onClick={() => session.edit(false)}>
                    {words.editing}
                </button>
            </div>
        </div>
    );
}
