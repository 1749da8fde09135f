import { useEffect, useId, useRef, useSyncExternalStore } from "react";
import { FileInput } from "../inputs/FileInput.tsx";
import { DownloadPrompt } from "./DownloadPrompt.tsx";
import type { OpenedProgram, PanelProps } from "./opened-program.ts";
import { PanelContext, usePanelState, usePanelWords } from "./panel-context.ts";
import { type PanelState, statusText } from "./panel-state.ts";
import type { PanelWords } from "./panel-words.ts";
import { RunView } from "./RunView.tsx";
import { givenToken, onToken, setToken, typedToken } from "./token.ts";

/** The panel below a program: progress, output, results, files, requests and responses, inputs and the token. */
export function RunPanel({ opened, editor, runButton }: PanelProps) {
    const { session, figure, words } = opened;
    const state = usePanelState(session);
    useFigure(opened, state);
    if (!state.isOpen) return null;
    const focusButton = () => runButton.current?.focus();
    const close = () => {
        session.close();
        focusButton();
    };
    const load = () => {
        session.load();
        focusButton();
    };
    const goToLine = (line: number) => {
        if (editor.current) editor.current.selectLine(line);
        else figure.goTo();
    };
    return (
        <PanelContext value={opened}>
            <section className="run-panel" aria-label={words.panel} data-not-content="">
                <ResponseSource words={words} />
                <p className="run-status" role="status">
                    {statusText(state, session.language, words)}
                </p>
                {state.phase === "asking" && (
                    <DownloadPrompt
                        words={words}
                        language={session.language}
                        bytes={state.bytesToFetch}
                        onLoad={load}
                    />
                )}
                <RunView state={state} prints={session.language !== "http"} onGoToLine={goToLine} />
                {state.inputs.length > 0 && (
                    <div className="run-inputs">
                        {state.inputs.map((input) => (
                            <FileInput
                                key={`${input.leaf.name} ${input.leaf.type}`}
                                input={input}
                                own={state.ownFiles[input.leaf.name]}
                                onGive={(file) => session.giveFile(input.leaf.name, file)}
                            />
                        ))}
                    </div>
                )}
                <TokenField />
                <div className="run-actions row">
                    <button type="button" className="run-small" onClick={close}>
                        {words.close}
                    </button>
                </div>
            </section>
        </PanelContext>
    );
}

/** Keeps the program's figure in sync with the panel's state. */
function useFigure({ session, figure }: OpenedProgram, { isEditing, edited, run }: PanelState): void {
    const { language } = session;
    const wasEdited = useRef(false);
    useEffect(() => {
        // A shell command stays visible, because the reader edits only the request's body.
        if (language === "http") return;
        wasEdited.current ||= edited !== undefined;
        if (wasEdited.current) figure.show(language, edited ?? session.original());
        figure.hide(isEditing);
    }, [figure, session, language, isEditing, edited]);
    const line = run.failure?.line;
    useEffect(() => {
        figure.mark(line);
        return () => figure.mark(undefined);
    }, [figure, line]);
}

type WordsProps = Pick<PanelWords, "words">;

/** Says whether the sandbox answers, or the provider itself, with the reader's token. */
function ResponseSource({ words }: WordsProps) {
    const isReal = useSyncExternalStore(onToken, givenToken) !== undefined;
    return (
        <p className="run-honest" data-real={isReal ? "" : undefined}>
            {isReal ? words.real : words.honest}
        </p>
    );
}

/**
 * The field for the reader's own token. It is outside any form and has no name, so that nothing can submit it and no
 * browser offers to save it. It is uncontrolled, because React would write the value to an attribute.
 */
function TokenField() {
    const words = usePanelWords();
    const id = useId();
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => {
        const show = () => {
            if (field.current && field.current.value !== typedToken()) field.current.value = typedToken();
        };
        show();
        return onToken(show);
    }, []);
    const forget = () => {
        setToken("");
        field.current?.focus();
    };
    return (
        <details className="run-token">
            <summary>{words.token}</summary>
            <label htmlFor={id}>{words.tokenLabel}</label>
            <div className="run-token-line row">
                <input
                    ref={field}
                    id={id}
                    type="password"
                    autoComplete="off"
                    autoCapitalize="off"
                    spellCheck={false}
                    lang="en"
                    dir="ltr"
                    aria-describedby={`${id}-privacy`}
                    onInput={({ currentTarget }) => setToken(currentTarget.value)}
                />
                <button type="button" className="run-small" onClick={forget}>
                    {words.tokenForget}
                </button>
            </div>
            <p className="run-note" id={`${id}-privacy`}>
                {words.tokenPrivacy}
            </p>
        </details>
    );
}
