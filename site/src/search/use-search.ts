import MiniSearch from "minisearch";
import { useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { factsOfLanguage, type Language } from "../languages.ts";
import { type Answer, answerTo, foldIndexEvent } from "./answer.ts";
import type { SearchIndex } from "./find.ts";
import type { IndexFile } from "./index-file.ts";
import { indexOptions } from "./index-options.ts";
import { noVocabulary, vocabularyOf } from "./synonyms.ts";

type Options = {
    /** The address of the index. */
    readonly address: string;
    readonly language: Language;
    /** How many pages are shown at most. */
    readonly maxPages: number;
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
export function useSearch({ address, language, maxPages }: Options): Search {
    const [state, dispatch] = useReducer(foldIndexEvent, { phase: "unasked" });
    const [text, setText] = useState("");
    const query = useDeferredValue(text.trim());
    const answer = useMemo(() => answerTo(state, query, maxPages), [state, query, maxPages]);
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

/** Fetches and reads the index of a language. @throws Error if it cannot be fetched or read */
async function loadIndex(address: string, language: Language): Promise<SearchIndex> {
    const response = await fetch(address, { cache: "no-cache" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    return readIndex((await response.json()) as IndexFile, language);
}

export async function readIndex({ pages, index }: IndexFile, language: Language): Promise<SearchIndex> {
    const terms = index.index.map(([term]) => term);
    return {
        pages,
        index: await MiniSearch.loadJSAsync(index, indexOptions),
        vocabulary: factsOfLanguage(language).isTypedInLatin ? vocabularyOf(terms) : noVocabulary,
    };
}
