/** What the search says to a query, as data. */
import { fill } from "../words/words.ts";
import { type Findings, find, type SearchIndex } from "./find.ts";
import type { searchWords } from "./search-words.ts";

/** Whether there is an index to ask. */
export type IndexState =
    | { readonly phase: "unasked" | "loading" | "failed" }
    | { readonly phase: "ready"; readonly index: SearchIndex };

export type IndexEvent =
    /** Somebody needs it. */
    { readonly type: "ask" } | { readonly type: "loaded"; readonly index: SearchIndex } | { readonly type: "failed" };

export function foldIndexEvent(state: IndexState, event: IndexEvent): IndexState {
    switch (event.type) {
        case "ask":
            // What failed is tried again whenever somebody asks.
            return state.phase === "unasked" || state.phase === "failed" ? { phase: "loading" } : state;
        case "loaded":
            return { phase: "ready", index: event.index };
        case "failed":
            return { phase: "failed" };
    }
}

export type Answer =
    /** Nothing is asked yet. */
    | { readonly kind: "hint" }
    | { readonly kind: "loading" }
    | { readonly kind: "failed" }
    /** While the site is developed there is no index. */
    | { readonly kind: "dev" }
    | { readonly kind: "found"; readonly query: string; readonly findings: Findings };

/** @param most how many pages are shown at most */
export function answerTo(state: IndexState, query: string, most: number): Answer {
    if (state.phase === "ready" && query !== "") {
        return { kind: "found", query, findings: find(state.index, query, most) };
    }
    return { kind: state.phase === "loading" || state.phase === "failed" ? state.phase : "hint" };
}

type Words = (typeof searchWords)["en"];

/** The answer in a sentence, for everybody to hear. */
export function statusOf(answer: Answer, words: Words): string {
    if (answer.kind === "hint") return "";
    return answer.kind === "found" ? countOf(answer.query, answer.findings, words) : words[answer.kind];
}

function countOf(query: string, { count, pages }: Findings, words: Words): string {
    if (count === 0) return fill(words.none, { query });
    if (count === 1) return words.one;
    const isAll = count <= pages.length;
    return fill(isAll ? words.found : words.shown, { count: String(count), shown: String(pages.length) });
}
