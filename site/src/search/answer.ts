/** The answer of the search to a query, as data. */
import type { SearchStrings } from "../words/en/search.ts";
import { fill } from "../words/format.ts";
import { type Findings, find, type SearchIndex } from "./find.ts";

/** The state of loading the index. */
export type IndexState =
    | { readonly phase: "unasked" | "loading" | "failed" }
    | { readonly phase: "ready"; readonly index: SearchIndex };

export type IndexEvent =
    /** The index is needed. */
    { readonly type: "ask" } | { readonly type: "loaded"; readonly index: SearchIndex } | { readonly type: "failed" };

export function foldIndexEvent(state: IndexState, event: IndexEvent): IndexState {
    switch (event.type) {
        case "ask":
            // After a failure, the next request tries again.
            return state.phase === "unasked" || state.phase === "failed" ? { phase: "loading" } : state;
        case "loaded":
            return { phase: "ready", index: event.index };
        case "failed":
            return { phase: "failed" };
    }
}

export type Answer =
    /** There is no query yet. */
    | { readonly kind: "hint" }
    | { readonly kind: "loading" }
    | { readonly kind: "failed" }
    /** The development server has no index. */
    | { readonly kind: "dev" }
    | { readonly kind: "found"; readonly query: string; readonly findings: Findings };

/** @param maxPages how many pages are shown at most */
export function answerTo(state: IndexState, query: string, maxPages: number): Answer {
    if (state.phase === "ready" && query !== "") {
        return { kind: "found", query, findings: find(state.index, query, maxPages) };
    }
    return { kind: state.phase === "loading" || state.phase === "failed" ? state.phase : "hint" };
}

/** The answer as a sentence for a live region. */
export function statusOf(answer: Answer, words: SearchStrings): string {
    if (answer.kind === "hint") return "";
    return answer.kind === "found" ? countOf(answer.query, answer.findings, words) : words[answer.kind];
}

function countOf(query: string, { count, pages }: Findings, words: SearchStrings): string {
    if (count === 0) return fill(words.none, { query });
    if (count === 1) return words.one;
    const isAll = count <= pages.length;
    return fill(isAll ? words.found : words.shown, { count: String(count), shown: String(pages.length) });
}
