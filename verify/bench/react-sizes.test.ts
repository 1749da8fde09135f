/** What a page carries that shows programs: the sizes in the README of the React package, and no strings of other languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundleSize, bundleText } from "./bundle-size.ts";
import { root } from "./group.ts";

/** What loads first, in a page with React. */
const first = { beside: ["react", "react-dom"], isFirst: true };
const core = "@callsheet/react/generator/core";
const source = (file: string): string => JSON.stringify(join(root, "packages/react/src/snippet", file));

/** The rows of the table in the README, in their order. */
const uses = [
    `export { ProgramTabs } from ${source("ProgramTabs.tsx")}; export { CopyButton } from ${source("CopyButton.tsx")};`,
    'export { Snippet, SnippetTabs } from "@callsheet/react";',
    `export { SnippetGenerator } from "@callsheet/react/generator"; export { englishGenerator } from "${core}";`,
    `export { SnippetGenerator } from "@callsheet/react/generator"; export { englishGenerator, generatorStart } from "${core}";`,
] as const;

describe("the sizes that are stated are what a bundler shows, within a tenth", async () => {
    const readme = readFileSync(join(root, "packages/react/README.md"), "utf8");
    const stated = [...readme.matchAll(/^\| (.+) \| (\d+) KB \|$/gm)].map(
        ([, title = "", size]) => [title, Number(size)] as const,
    );

    test("one for each use", () => {
        expect(stated).toHaveLength(uses.length);
    });

    test.each(stated.map(([title, size], index) => [title, size, uses[index] ?? ""] as const))(
        "%s: %d KB",
        async (_, size, use) => {
            const measured = (await bundleSize(use, root, first)) / 1000;
            expect(Math.abs(measured - size)).toBeLessThanOrEqual(Math.max(0.5, size / 10));
        },
    );

    test.each(["en", "gu"])("the page of the site in %s says the same", (language) => {
        const page = readFileSync(join(root, `book/content/${language}/integrations/react.mdx`), "utf8");
        expect([...page.matchAll(/(\d+) KB/g)].map(([, size]) => Number(size))).toEqual([stated[1]?.[1]]);
    });
});

/** Letters, and not the digits, which every page reads in what a person types. */
const gujaratiLetters = /[\u0a80-\u0ae5]/g;

test.each(uses)("no Gujarati is in the bundle of %s", async (use) => {
    expect((await bundleText(use, root, first)).match(gujaratiLetters) ?? []).toEqual([]);
});

test("what a form loads later is in the language of its page", async () => {
    const loaded = await bundleText(
        `export { formBeside } from ${JSON.stringify(join(root, "packages/react/src/generator/task-forms/form-beside.ts"))};`,
        root,
        first,
    );
    expect(loaded.match(gujaratiLetters) ?? []).toEqual([]);
});

test("Gujarati would be found", async () => {
    const use = 'export { gujarati } from "@callsheet/react";';
    expect((await bundleText(use, root, first)).match(gujaratiLetters)?.length).toBeGreaterThan(50);
});
