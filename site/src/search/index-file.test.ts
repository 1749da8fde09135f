import { expect, test } from "vitest";
import { indexAddress, withIndexNames } from "./index-file.ts";

test("a page is told the index of its language", () => {
    const html = `<button data-search="${indexAddress("gu")}"><a href="${indexAddress("en")}">`;
    const hashes = new Map([
        ["gu", "0a1b"],
        ["en", "2c3d"],
    ] as const);
    expect(withIndexNames(html, hashes)).toBe(
        '<button data-search="/search/gu.0a1b.json"><a href="/search/en.2c3d.json">',
    );
});
