import { type SubmitEvent, useEffect } from "react";
import type { Language } from "../languages.ts";
import type { SearchStrings } from "../words/en/search.ts";
import { statusOf } from "./answer.ts";
import { longestQuery } from "./query.ts";
import { SearchResults } from "./SearchResults.tsx";
import { useSearch } from "./use-search.ts";

/** How many pages are shown at most. */
const most = 50;

type Props = {
    readonly language: Language;
    readonly words: SearchStrings;
    /** The address of the index. */
    readonly address: string;
};

/** The search on its own page. The query is kept in the page's address, so that it can be linked. */
export function SearchField({ language, words, address }: Props) {
    const { text, write, answer, askAgain } = useSearch({ address, language, most });

    // biome-ignore lint/correctness/useExhaustiveDependencies: the query is read when the address changes, not when something is typed
    useEffect(() => {
        const read = (): void => write(new URLSearchParams(window.location.search).get("q") ?? "");
        read();
        window.addEventListener("popstate", read);
        return () => window.removeEventListener("popstate", read);
    }, []);

    const send = (event: SubmitEvent): void => {
        event.preventDefault();
        putIntoAddress(text);
        askAgain();
    };
    return (
        <>
            <search className="needs-script">
                <form onSubmit={send}>
                    <label htmlFor="search-field">{words.label}</label>
                    <div className="search-row">
                        <input
                            id="search-field"
                            type="search"
                            name="q"
                            maxLength={longestQuery}
                            autoComplete="off"
                            autoCapitalize="off"
                            spellCheck={false}
                            placeholder={words.placeholder}
                            value={text}
                            onChange={({ target }) => write(target.value)}
                            onBlur={() => putIntoAddress(text)}
                        />
                        <button type="submit">{words.submit}</button>
                    </div>
                </form>
            </search>
            <p className="search-status minor needs-script" role="status">
                {statusOf(answer, words)}
            </p>
            <div className="search-results needs-script" id="search-results">
                <SearchResults answer={answer} language={language} words={words} onRetry={askAgain} />
            </div>
        </>
    );
}

/** Replaces the history entry: a new query is not a new step. */
function putIntoAddress(text: string): void {
    const query = text === "" ? "" : `?${new URLSearchParams({ q: text })}`;
    if (query !== window.location.search) window.history.replaceState(null, "", window.location.pathname + query);
}
