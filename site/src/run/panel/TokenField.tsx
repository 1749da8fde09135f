import { useEffect, useId, useRef } from "react";
import { usePanelWords } from "./panel-context.ts";
import { onToken, setToken, typedToken } from "./token.ts";

/**
 * The field for the reader's own token. It is outside any form and has no name, so that nothing can submit it and no
 * browser offers to save it. It is uncontrolled, because React would write the value to an attribute.
 */
export function TokenField() {
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
