import { describe, expect, test } from "vitest";
import { publicAddress } from "../publication.ts";
import { feed } from "./feed.ts";
import { publishedPage, somePages } from "./testing.ts";

const words = { title: "Changes & more", subtitle: "What is new." };
const built = "2026-07-08T00:00:00.000Z";
const entriesOf = (text: string) => [...text.matchAll(/<entry>.*<\/entry>/g)].map(([entry]) => entry);
const text = feed("gu", somePages.gu, words, built);

describe("the feed", () => {
    test("has the pages that changed, the newest first, but not those that change with the page above them", () => {
        const titles = entriesOf(text).map((entry) => /<title>(.*)<\/title>/.exec(entry)?.[1]);
        expect(titles).toEqual(["Title of tasks", "Title of course/chapter0/1"]);
    });

    test("is as old as its newest entry, or as the build where it has none", () => {
        expect(text).toContain("\n<updated>2026-03-04T00:00:00.000Z</updated>");
        expect(feed("gu", [], words, built)).toContain(`\n<updated>${built}</updated>`);
    });

    test("gives each change of a page an id of its own, and the page's address", () => {
        const [entry] = entriesOf(text);
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
        expect(text).toContain("<title>Changes &amp; more</title>");
    });
});
