import { useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import type { Language } from "../languages.ts";
import { type Answer, answerTo, foldIndexEvent } from "./answer.ts";
import { loadIndex } from "./load-index.ts";

type Options = {
    /** The address of the index. */
    readonly address: string;
    readonly language: Language;
    /** How many pages are shown at most. */
    readonly most: number;
};

export type Search = {
    /** The text of the field. */
    readonly text: string;
    /** Sets the text of the field. */
    readonly write: (text: string) => void;
    /** The answer to the text. It is deferred, so that typing never waits for it. */
    readonly answer: Answer;
    /** Fetches the index again after a failure. */
    readonly askAgain: () => void;
};

/** Searches the index, which is fetched when the component mounts. */
export function useSearch({ address, language, most }: Options): Search {
    const [state, dispatch] = useReducer(foldIndexEvent, { phase: "unasked" });
    const [text, setText] = useState("");
    const query = useDeferredValue(text.trim());
    const answer = useMemo(() => answerTo(state, query, most), [state, query, most]);
    const isWanted = state.phase === "loading";

    useEffect(() => dispatch({ type: "ask" }), []);
    useEffect(() => {
        if (!isWanted || import.meta.env.DEV) return;
        loadIndex(address, language).then(
            (index) => dispatch({ type: "loaded", index }),
            (error: unknown) => {
                console.info(error);
                dispatch({ type: "failed" });
            },
        );
    }, [isWanted, address, language]);

    const askAgain = (): void => dispatch({ type: "ask" });
    const write = (typed: string): void => {
        setText(typed);
        askAgain();
    };
    return { text, write, answer: import.meta.env.DEV ? { kind: "dev" } : answer, askAgain };
}
