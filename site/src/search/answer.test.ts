import MiniSearch from "minisearch";
import { describe, expect, test } from "vitest";
import { search as words } from "../words/en/search.ts";
import { answerTo, foldIndexEvent, statusOf } from "./answer.ts";
import { indexOptions, type SearchRecord } from "./index-options.ts";
import { readIndex } from "./use-search.ts";

const titles = ["one", "two", "three"];
const miniSearch = new MiniSearch<SearchRecord>(indexOptions);
miniSearch.addAll(
    titles.map((title, page) => ({
        ...{ id: page, page, title, anchor: "", heading: "", code: "" },
        ...{ text: "a kite", excerpt: "a kite" },
    })),
);
const pages = titles.map((title) => ({ address: `/en/guides/${title}`, title, part: "" }));
const index = await readIndex({ pages, index: miniSearch.toJSON() }, "en");
const ready = { phase: "ready", index } as const;

describe("the index", () => {
    test("is loaded when somebody asks, and again where it could not be had", () => {
        const loading = foldIndexEvent({ phase: "unasked" }, { type: "ask" });
        expect(loading).toEqual({ phase: "loading" });
        expect(foldIndexEvent(loading, { type: "loaded", index })).toEqual(ready);
        expect(foldIndexEvent(foldIndexEvent(loading, { type: "failed" }), { type: "ask" })).toEqual(loading);
    });

    test.each([{ phase: "loading" } as const, ready])("is not loaded twice: $phase", (state) =>
        expect(foldIndexEvent(state, { type: "ask" })).toBe(state),
    );
});

describe("the answer", () => {
    test("is a hint before anything is asked", () => {
        expect(answerTo({ phase: "unasked" }, "", 10)).toEqual({ kind: "hint" });
        expect(answerTo(ready, "", 10)).toEqual({ kind: "hint" });
    });

    test.each(["loading", "failed"] as const)("says that the index is %s", (phase) => {
        const answer = answerTo({ phase }, "kite", 10);
        expect(answer).toEqual({ kind: phase });
        expect(statusOf(answer, words)).toBe(words[phase]);
    });

    test.each([
        ["kite", 10, "3 pages found"],
        ["kite", 2, "3 pages found, the first 2 are here"],
        ["two", 10, "1 page found"],
        ["qxqxqx", 10, "Nothing was found for “qxqxqx”."],
    ])("to %s, of which %i are shown, is said: %s", (query, maxPages, status) =>
        expect(statusOf(answerTo(ready, query, maxPages), words)).toBe(status),
    );
});
