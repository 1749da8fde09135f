import { describe, expect, test } from "vitest";
import { publicAddress } from "../publication.ts";
import { robots, sitemap } from "./sitemap.ts";
import { somePages } from "./testing.ts";

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
