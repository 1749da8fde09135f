import { useEffect, useId, useRef, useState } from "react";
import type { RunStrings } from "../../words/en/run.ts";
import { fill } from "../../words/format.ts";
import { type CodeEditor, codeEditor, type EditorKey, editorKeys } from "./code-editor.ts";
import type { EditorProps } from "./opened-program.ts";
import { usePanelState } from "./panel-context.ts";

/** Edits the program in place of its figure, with a row of keys that phones lack. */
export function ProgramEditor({ opened: { session, words }, editor }: EditorProps) {
    const id = useId();
    const host = useRef<HTMLDivElement>(null);
    const own = useRef<CodeEditor>(null);
    const { edited } = usePanelState(session);
    const text = edited ?? session.original();
    const [initial] = useState(text);
    const label = session.language === "http" ? words.editRequestLabel : words.editLabel;
    useEffect(() => {
        if (!host.current) return;
        const made = codeEditor({
            host: host.current,
            language: session.language,
            text: initial,
            label,
            onChange: session.change,
        });
        own.current = made;
        editor.current = made;
        made.focus();
        return () => {
            made.close();
            own.current = null;
            editor.current = null;
        };
    }, [session, initial, label, editor]);
    // A field above the program, or the button below, may have changed the text.
    useEffect(() => own.current?.set(text), [text]);
    const restore = () => {
        session.restore();
        own.current?.focus();
    };
    return (
        <div className="run-edit">
            <div className="run-keys row" role="toolbar" aria-label={words.keys.label} aria-controls={`${id}-text`}>
                {editorKeys.map((key) => (
                    <button
                        key={key}
                        type="button"
                        className="run-small"
                        title={nameOf(key, words.keys)}
                        aria-label={nameOf(key, words.keys)}
                        // The text keeps the focus, so that a phone keeps its keyboard.
                        onPointerDown={(event) => event.preventDefault()}
                        onClick={() => own.current?.press(key)}
                    >
                        <span aria-hidden="true">{symbols[key]}</span>
                    </button>
                ))}
            </div>
            <div ref={host} id={`${id}-text`} className="run-editor-frame" />
            <p className="run-note">{words.editHint}</p>
            <div className="run-actions row">
                <button type="button" className="run-small" onClick={restore}>
                    {words.original}
                </button>
                <button type="button" className="run-small" onClick={() => session.edit(false)}>
                    {words.editing}
                </button>
            </div>
        </div>
    );
}

const symbols: Readonly<Record<EditorKey, string>> = {
    undo: "↶",
    redo: "↷",
    indent: "⇥",
    outdent: "⇤",
    '"': '"',
    "'": "'",
    "(": "( )",
    "[": "[ ]",
    "{": "{ }",
    ":": ":",
};

/** What a key does, in words. */
const nameOf = (key: EditorKey, words: RunStrings["keys"]): string =>
    key === "undo" || key === "redo" || key === "indent" || key === "outdent"
        ? words[key]
        : fill(words.type, { character: key });
