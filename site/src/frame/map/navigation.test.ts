import { describe, expect, test } from "vitest";
import { type MapEntry, neighboursOf, pagesIn, trailTo } from "./navigation.ts";

const page = (place: string, children: readonly MapEntry[] = []): MapEntry => ({
    place,
    title: place,
    description: `What ${place} is.`,
    children,
});

const map: readonly MapEntry[] = [
    { title: "Learn", children: [page("one"), page("two")] },
    { title: "Look up", children: [page("tasks", [{ title: "Text", children: [page("tasks/a")] }]), page("errors")] },
];
const places = (entries: readonly MapEntry[]) => entries.map(({ place, title }) => place ?? title);

test("every page is met once, a page before those below it", () => {
    expect(places(pagesIn(map))).toEqual(["one", "two", "tasks", "tasks/a", "errors"]);
});

describe("the trail", () => {
    test("goes from the top to the page, through headings", () => {
        expect(places(trailTo(map, "tasks/a"))).toEqual(["Look up", "tasks", "Text", "tasks/a"]);
    });

    test("is empty for a page that the map does not have", () => {
        expect(trailTo(map, "nowhere")).toEqual([]);
    });
});

describe("the neighbours", () => {
    test("are the pages before and after, across headings", () => {
        const { previous, next } = neighboursOf(map, "tasks/a");
        expect([previous?.place, next?.place]).toEqual(["tasks", "errors"]);
    });

    test("do not leave the part of the map that the page stands in", () => {
        expect(neighboursOf(map, "two").next).toBeUndefined();
        expect(neighboursOf(map, "tasks").previous).toBeUndefined();
    });
});
