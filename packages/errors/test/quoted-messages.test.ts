/** Patterns quote libraries: each quotation must stand in the library that is installed, and find its entry. */
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { findErrors } from "../src/index.ts";
import { quotedJavaScript, quotedPython, rowsOf, sourceOf } from "./quoted-messages.ts";

const modules = fileURLToPath(new URL("../../../node_modules/", import.meta.url));

describe("a message of a library in node_modules stands in its source:", () => {
    const sources = new Map(
        Object.keys(quotedJavaScript).map((name) => [name, sourceOf(`${modules}${name}`, ["js", "mjs"])]),
    );

    test.each(rowsOf(quotedJavaScript))("$library: $piece", ({ library, piece }) => {
        expect(sources.get(library)).toContain(piece);
    });
});

describe("a message of a library finds its entry:", () => {
    test.each(rowsOf({ ...quotedPython, ...quotedJavaScript }))("$library: $piece", ({ id, sample }) => {
        expect(findErrors(sample)[0]?.id).toBe(id);
    });
});

test("a piece that the library does not say is noticed", () => {
    const source = sourceOf(`${modules}openai`, ["mjs"]);
    expect(source).toContain("Missing credentials.");
    expect(source).not.toContain("Credentials are missing.");
});
