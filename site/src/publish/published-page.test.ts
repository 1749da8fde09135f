import { describe, expect, test } from "vitest";
import type { MapEntry } from "../frame/map/navigation.ts";
import { publishedPages } from "./published-page.ts";

const page = (place: string, sources: readonly string[], children: readonly MapEntry[] = []): MapEntry => ({
    place,
    title: `The ${place}`,
    description: `What ${place} is.`,
    sources,
    children,
});
const map: readonly MapEntry[] = [
    { title: "Learn", children: [page("one", ["one.mdx"])] },
    {
        title: "Look up",
        children: [
            page("tasks", ["tasks"], [{ title: "Text", children: [page("tasks/a", ["tasks/a.ts"])] }]),
            page("models", ["catalogue"], [page("models/b", ["catalogue"])]),
        ],
    },
];
const pages = publishedPages(map, ([source]) => (source === "one.mdx" ? "2026-01-02T03:04:05.000Z" : undefined));

describe("publishedPages: what is published of the map", () => {
    test("is every page, in the order of reading", () => {
        expect(pages.map(({ place }) => place)).toEqual(["one", "tasks", "tasks/a", "models", "models/b"]);
    });

    test("says what stands above a page, headings too", () => {
        expect(pages[2]?.above).toEqual([
            { title: "Look up" },
            { title: "The tasks", place: "tasks" },
            { title: "Text" },
        ]);
    });

    test("says when a page changed, where somebody knows", () => {
        expect(pages.map(({ changed }) => changed)).toEqual(["2026-01-02T03:04:05.000Z", ...Array(4).fill(undefined)]);
    });

    test("says which pages are models, and which only change with the page above", () => {
        expect(pages.filter(({ isModel }) => isModel).map(({ place }) => place)).toEqual(["models/b"]);
        expect(pages.filter((page) => page.changesWithParent).map(({ place }) => place)).toEqual(["models/b"]);
    });
});
