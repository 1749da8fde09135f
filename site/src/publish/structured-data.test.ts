import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { publicAddress } from "../publication.ts";
import type { PublishedPage } from "./published-page.ts";
import { jsonInHtml, structuredData } from "./structured-data.ts";
import { publishedPage } from "./testing.ts";

const site = { name: "Callsheet", description: "The handbook.", course: "The course", search: "/en/search" };
const graphOf = (page: PublishedPage) => structuredData("en", page, site, "/open-graph/en.png")["@graph"];
const typesOf = (place: string) =>
    JSON.parse(JSON.stringify(graphOf(publishedPage(place)))).map((node: Record<string, unknown>) => node["@type"]);

describe("what a page is", () => {
    test("follows from where it stands", () => {
        expect(typesOf("")).toEqual(["WebSite", "Course"]);
        expect(typesOf("course")).toEqual(["Course", "BreadcrumbList"]);
        expect(typesOf("course/chapter0/1")).toEqual(["LearningResource", "BreadcrumbList"]);
        expect(typesOf("tasks/fill-mask")).toEqual(["TechArticle", "BreadcrumbList"]);
    });

    test("has its address, its picture and its day", () => {
        expect(graphOf(publishedPage("errors", { changed: "2026-01-02T00:00:00.000Z" }))).toMatchObject([
            {
                url: publicAddress("/en/errors"),
                image: publicAddress("/open-graph/en.png"),
                dateModified: "2026-01-02T00:00:00.000Z",
                inLanguage: "en",
            },
            {},
        ]);
    });

    test("of the home page, is the site with its search", () => {
        expect(graphOf(publishedPage(""))).toMatchObject([
            { potentialAction: { target: { urlTemplate: `${publicAddress("/en/search")}?q={words}` } } },
            { provider: { name: "Callsheet" } },
        ]);
    });
});

test("the way to a page begins at the home page and leaves out headings that are no pages", () => {
    const above = [{ title: "Look up" }, { title: "Tasks", place: "tasks" }, { title: "Text" }];
    expect(graphOf(publishedPage("tasks/a", { above }))).toMatchObject([
        {},
        {
            itemListElement: [
                { position: 1, name: "Callsheet", item: publicAddress("/en") },
                { position: 2, name: "Tasks", item: publicAddress("/en/tasks") },
                { position: 3, name: "Title of tasks/a", item: publicAddress("/en/tasks/a") },
            ],
        },
    ]);
});

test("nothing that a page says can end the element of the data, or change it", () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom("</script><script>alert(1)</script>", "<!--", "<![CDATA["));
    fc.assert(
        fc.property(texts, (text) => {
            const html = jsonInHtml({ text });
            expect(html).not.toContain("<");
            expect(JSON.parse(html)).toEqual({ text });
        }),
    );
});
