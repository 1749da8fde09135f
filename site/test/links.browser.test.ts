/** Every link of the built pages has a target. */
import { expect, test } from "vitest";
import { siteAddress } from "../src/publication.ts";
import { builtPages } from "./built-pages.ts";
import { crawl } from "./crawl.ts";

const dist = new URL("../dist/", import.meta.url);

test("every link, image, letter, script and style of every page is there, to the heading that it names", () => {
    const { followed, broken } = crawl(dist, siteAddress);
    expect(followed).toBeGreaterThan(builtPages.length * 10);
    expect(broken).toEqual([]);
});
