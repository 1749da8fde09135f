/** Sample pages for tests. */
import type { PublishedPage, PublishedPages } from "./published-page.ts";

export const publishedPage = (place: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
    place,
    title: `Title of ${place}`,
    description: `What ${place} is.`,
    above: [],
    isModel: false,
    changesWithParent: false,
    ...more,
});

const both: readonly PublishedPage[] = [
    publishedPage("", { title: "Home" }),
    publishedPage("course/chapter0/1", { above: [{ title: "Learn" }], changed: "2026-01-02T00:00:00.000Z" }),
    publishedPage("tasks", { above: [{ title: "Look up" }], changed: "2026-03-04T00:00:00.000Z" }),
    publishedPage("tasks/fill-mask", { above: [{ title: "Look up" }, { title: "Tasks", place: "tasks" }] }),
    publishedPage("models/a/b", {
        above: [{ title: "Look up" }, { title: "Models", place: "models" }],
        isModel: true,
        changed: "2026-05-06T00:00:00.000Z",
        changesWithParent: true,
    }),
];

export const somePages: PublishedPages = {
    en: both,
    gu: both.map((page) => ({
        ...page,
        above: page.above.map((step, index) =>
            index === 0 ? { title: step.title === "Learn" ? "શીખો" : "શોધો" } : step,
        ),
    })),
};
