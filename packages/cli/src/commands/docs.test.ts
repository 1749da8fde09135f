import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callsheet } from "../testing.ts";

const stale = "# Call\n\n```sh callsheet model=openai/whisper-large-v3 provider=fal-ai\ncurl old\n```\n";

let folder: string;
let page: string;
beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "callsheet-docs-"));
    page = join(folder, "page.md");
    writeFileSync(page, stale);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readFileSync(page, "utf8");

describe("callsheet docs", () => {
    test("writes the blocks of all files of a pattern", async () => {
        const { code, errors } = await callsheet(`docs ${join(folder, "**/*.md")}`);
        expect({ code, errors }).toEqual({ code: 0, errors: "Wrote 1 file.\n" });
        expect(read()).toContain("fal-ai/whisper");
        expect((await callsheet(`docs ${page} --check`)).code).toBe(0);
    });

    test("takes a folder for its Markdown and MDX, but for what was installed there", async () => {
        mkdirSync(join(folder, "node_modules"));
        writeFileSync(join(folder, "node_modules/page.md"), stale);
        writeFileSync(join(folder, "page.mdx"), stale);
        expect((await callsheet(`docs ${folder}`)).errors).toBe("Wrote 2 files.\n");
        expect(readFileSync(join(folder, "node_modules/page.md"), "utf8")).toBe(stale);
    });

    test("checks without writing: file, line and difference", async () => {
        const { code, output, errors } = await callsheet(`docs ${page} --check`);
        expect(code).toBe(1);
        expect(output).toMatch(new RegExp(`^${page}:3: The block is stale`));
        expect(output).toContain("\n    -curl old\n    +curl ");
        expect(errors).toContain("1 block is stale or wrong");
        expect(read()).toBe(stale);
    });

    test("says what cannot be written, and writes the rest", async () => {
        writeFileSync(page, `${stale}\n\`\`\`python callsheet model=nobody/nothing\n\`\`\`\n`);
        const { code, output, errors } = await callsheet(`docs ${page}`);
        expect(code).toBe(1);
        expect(output).toBe(
            `${page}:7: The catalogue has no model "nobody/nothing": say what it does, with its task.\n`,
        );
        expect(errors).toContain("1 block is stale or wrong, and not written");
        expect(read()).toContain("fal-ai/whisper");
    });

    test("names blocks that nothing keeps fresh, which is no failure", async () => {
        writeFileSync(
            page,
            '```python\nInferenceClient().automatic_speech_recognition("a.flac", model="openai/whisper-large-v3")\n```\n',
        );
        const { code, output } = await callsheet(`docs ${page} --check`);
        expect(code).toBe(0);
        expect(output).toContain("To keep it fresh: callsheet model=openai/whisper-large-v3");
    });

    test("prints JSON", async () => {
        const { output } = await callsheet(`docs ${page} --check --json`);
        expect(JSON.parse(output)).toMatchObject([{ file: page, line: 3, kind: "stale", found: "curl old" }]);
    });

    test("finds no file, which is a 1", async () => {
        const { code, errors } = await callsheet(`docs ${join(folder, "*.mdx")}`);
        expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining("There is no file") });
    });

    test.each(["docs", "docs --chek x.md"])("%s is a mistake", async (words) => {
        expect((await callsheet(words)).code).toBe(2);
    });

    test("tells of MDX that cannot be read", async () => {
        const broken = join(folder, "page.mdx");
        writeFileSync(broken, "<Tabs>");
        const { code, errors } = await callsheet(`docs ${broken}`);
        expect(code).toBe(2);
        expect(errors).toContain(`${broken} could not be read: `);
    });
});
