import { describe, expect, test } from "vitest";
import { publicAddress } from "../publication.ts";
import { publishedPage, somePages } from "./testing.ts";
import { feed, robots, sitemap, xmlText } from "./xml-files.ts";

const text = sitemap(somePages);
const urls = [...text.matchAll(/<url>.*<\/url>/g)].map(([url]) => url);

describe("the sitemap", () => {
    test("has every page in every language, with its whole address", () => {
        const addresses = urls.map((url) => /<loc>(.*)<\/loc>/.exec(url)?.[1]);
        expect(addresses).toHaveLength(somePages.en.length + somePages.gu.length);
        expect(addresses).toContain(publicAddress("/gu/tasks/fill-mask"));
        expect(addresses).toContain(publicAddress("/en"));
    });

    test("names a page's twins, itself among them, and what others are given", () => {
        const url = urls.find((url) => url.includes(`<loc>${publicAddress("/gu/tasks")}<`)) ?? "";
        const twins = [...url.matchAll(/hreflang="(\S+)" href="(\S+)"/g)].map(([, language, address]) => [
            language,
            address,
        ]);
        expect(twins).toEqual([
            ["gu", publicAddress("/gu/tasks")],
            ["en", publicAddress("/en/tasks")],
            ["x-default", publicAddress("/en/tasks")],
        ]);
    });

    test("says when a page changed, where it is known", () => {
        expect(urls.filter((url) => url.includes("<lastmod>2026-03-04T00:00:00.000Z</lastmod>"))).toHaveLength(2);
        expect(urls.filter((url) => !url.includes("<lastmod>"))).toHaveLength(4);
    });
});

test("robots may read everything, and are told of the sitemap", () => {
    expect(robots("https://example.org/handbook/sitemap.xml").split("\n")).toEqual([
        "User-agent: *",
        "Allow: /",
        "",
        "Sitemap: https://example.org/handbook/sitemap.xml",
        "",
    ]);
});

const words = { title: "Changes & more", subtitle: "What is new." };
const built = "2026-07-08T00:00:00.000Z";
const entriesOf = (text: string) => [...text.matchAll(/<entry>.*<\/entry>/g)].map(([entry]) => entry);
const feedText = feed("gu", somePages.gu, words, built);

describe("the feed", () => {
    test("has the pages that changed, the newest first, but not those that change with the page above them", () => {
        const titles = entriesOf(feedText).map((entry) => /<title>(.*)<\/title>/.exec(entry)?.[1]);
        expect(titles).toEqual(["Title of tasks", "Title of course/chapter0/1"]);
    });

    test("is as old as its newest entry, or as the build where it has none", () => {
        expect(feedText).toContain("\n<updated>2026-03-04T00:00:00.000Z</updated>");
        expect(feed("gu", [], words, built)).toContain(`\n<updated>${built}</updated>`);
    });

    test("gives each change of a page an id of its own, and the page's address", () => {
        const [entry] = entriesOf(feedText);
        expect(entry).toContain(`<id>${publicAddress("/gu/tasks")}#2026-03-04T00:00:00.000Z</id>`);
        expect(entry).toContain(`href="${publicAddress("/gu/tasks")}"`);
    });

    test("ends after the thirty newest", () => {
        const many = Array.from({ length: 40 }, (_, day) =>
            publishedPage(`page-${day}`, { changed: new Date(Date.UTC(2026, 0, day + 1)).toISOString() }),
        );
        const entries = entriesOf(feed("en", many, words, built));
        expect(entries).toHaveLength(30);
        expect(entries[0]).toContain("page-39");
    });

    test("writes signs of XML as text", () => {
        expect(feedText).toContain("<title>Changes &amp; more</title>");
    });
});

test("signs of XML are written as entities, other characters as they are", () => {
    expect(xmlText(`<a href="b">'&'</a>`)).toBe("&lt;a href=&quot;b&quot;&gt;&apos;&amp;&apos;&lt;/a&gt;");
    expect(xmlText("ગુજરાતી 😀\t\n")).toBe("ગુજરાતી 😀\t\n");
});

test("what XML cannot hold is left out", () => {
    expect(xmlText("a\0b\u001bc\ufffed\ud800e")).toBe("abcde");
});
