import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { neededFiles, pageFile } from "./page-files.ts";
import { precachedFiles } from "./precached-files.ts";

const build = [
    "404.html",
    "_astro/a.1.js",
    "_astro/fonts-license.txt",
    "catalogue.2.json",
    "en.html",
    "en/course/chapter0/1.html",
    "en/models/a/b.html",
    "en/offline.html",
    "forms/en/3/translation.json",
    "forms/gu/3/translation.json",
    "gu.html",
    "gu/course.html",
    "gu/course/chapter0/1.html",
    "gu/course/chapter0/1.md",
    "gu/glossary.html",
    "gu/glossary.md",
    "gu/offline.html",
    "gu/snippets.html",
    "index.html",
    "run/callsheet.5.js",
    "run/javascript.6.js",
    "run/openai.7.js",
    "run/pyodide.8.wasm",
    "search/gu.4.json",
];

describe("precachedFiles: what is kept", () => {
    test("is for every reader what pages are drawn with, the catalogue, and the little that runs JavaScript", () => {
        expect(precachedFiles(build).shared).toEqual([
            "_astro/a.1.js",
            "catalogue.2.json",
            "run/callsheet.5.js",
            "run/javascript.6.js",
        ]);
    });

    test("is for those of a language its course and glossary, its generator, and what both are found with", () => {
        expect(precachedFiles(build).gu).toEqual([
            "forms/gu/3/translation.json",
            "search/gu.4.json",
            "gu.html",
            "gu/course.html",
            "gu/course/chapter0/1.html",
            "gu/glossary.html",
            "gu/snippets.html",
            "index.html",
            "gu/offline.html",
        ]);
    });

    test("is fetched in an order in which a page comes after what it needs, and the page for all others last", () => {
        fc.assert(
            fc.property(fc.shuffledSubarray(build, { minLength: build.length }), (files) => {
                const { gu } = precachedFiles(files);
                const firstPage = gu.findIndex((file) => file.endsWith(".html"));
                expect(gu.slice(firstPage).every((file) => file.endsWith(".html"))).toBe(true);
                expect(gu.at(-1)).toBe("gu/offline.html");
            }),
        );
    });
});

test("neededFiles: a page needs the files that it names by their content, below whatever path", () => {
    const html = `<link href="/some/path/_astro/a.1.css"><script src="/_astro/b.2.js"></script>
        <html data-search="/search/gu.4.json"><a href="/gu/course">/_astro/not-a-file</a><link href="/_astro/a.1.css">`;
    expect(neededFiles(html)).toEqual(["_astro/a.1.css", "_astro/b.2.js", "search/gu.4.json"]);
});

test("pageFile: an address is of the file that a static host would send", () => {
    expect(["", "gu", "gu/snippets", "gu/snippets.html", "gu/"].map(pageFile)).toEqual([
        "index.html",
        "gu.html",
        "gu/snippets.html",
        "gu/snippets.html",
        "gu.html",
    ]);
});
