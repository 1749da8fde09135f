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
        expect({ code, errors }).toEqual({ code: 0, errors: "Wrote 1 block in 1 file.\n" });
        expect(read()).toContain("fal-ai/whisper");
        expect((await callsheet(`docs ${page} --check`)).code).toBe(0);
    });

    test("takes a folder for its Markdown and MDX, but for what was installed there", async () => {
        mkdirSync(join(folder, "node_modules"));
        writeFileSync(join(folder, "node_modules/page.md"), stale);
        writeFileSync(join(folder, "page.mdx"), stale);
        expect((await callsheet(`docs ${folder}`)).errors).toBe("Wrote 2 blocks in 2 files.\n");
        expect(readFileSync(join(folder, "node_modules/page.md"), "utf8")).toBe(stale);
    });

    test("checks without writing: file, line and difference", async () => {
        const { code, output, errors } = await callsheet(`docs ${page} --check --verbose`);
        expect(code).toBe(1);
        expect(output).toContain(`stale: 1 tagged blocks`);
        expect(output).toContain(`\n    ${page}:3: The block is stale`);
        expect(output).toContain("\n      | -curl old\n      | +curl ");
        expect(output).toMatch(/\n1 file, 1 code block, 1 of them tagged: 1 stale\.\n$/);
        expect(errors).toBe("Failed for: stale.\n");
        expect(read()).toBe(stale);
    });

    test("says what cannot be written, and writes the rest", async () => {
        writeFileSync(page, `${stale}\n\`\`\`python callsheet model=nobody/nothing\n\`\`\`\n`);
        const { code, output, errors } = await callsheet(`docs ${page}`);
        expect(code).toBe(1);
        expect(output).toContain(
            `${page}:7: The catalogue has no model "nobody/nothing": say what it does, with its task.\n`,
        );
        expect(errors).toBe("Wrote 1 block in 1 file.\nFailed for: wrong.\n");
        expect(read()).toContain("fal-ai/whisper");
    });

    const untagged =
        '```python\nInferenceClient(provider="fal-ai").automatic_speech_recognition("a.mp3", model="openai/whisper-large-v3")\n```\n';

    test("counts blocks that nothing keeps fresh, which is no failure", async () => {
        writeFileSync(page, untagged);
        const { code, output } = await callsheet(`docs ${page} --check`);
        expect(code).toBe(0);
        expect(output).toContain("untagged: 1 calls that nothing keeps fresh, 1 of them with a tag at hand, in 1 file");
        expect(output).toContain(`${page}:1: Nothing keeps the call fresh.`);
    });

    test("tags blocks, all of them or one, and says so", async () => {
        writeFileSync(page, `${untagged}\n${untagged}`);
        const one = await callsheet(`docs ${page}:5 --tag`);
        expect(one).toMatchObject({ code: 0, errors: "Tagged 1 block in 1 file.\n" });
        expect(read().startsWith(untagged)).toBe(true);
        const all = await callsheet(`docs ${page} --tag`);
        expect(all).toMatchObject({ code: 0, errors: "Tagged 1 block in 1 file.\n" });
        expect(all.output).toMatch(/2 of them tagged: all fresh\.\n$/);
        expect(read()).toContain(
            "```python callsheet model=openai/whisper-large-v3 provider=fal-ai client=huggingface_hub inputs=a.mp3\n",
        );
    });

    test("goes on after a file that is not in UTF-8, and names its line", async () => {
        writeFileSync(join(folder, "a.md"), Buffer.from("# A\n\nCaf\xe9\n", "latin1"));
        writeFileSync(join(folder, "b.md"), Buffer.from(`\ufeff${stale}`, "utf16le"));
        const { code, output, errors } = await callsheet(`docs ${folder}`);
        expect(code).toBe(1);
        expect(output).toContain(`${join(folder, "a.md")}:3: The file is not in UTF-8`);
        expect(output).toContain(`${join(folder, "b.md")}:1: The file is in UTF-16`);
        expect(errors).toBe("Wrote 1 block in 1 file.\nFailed for: unreadable.\n");
        expect(readFileSync(join(folder, "a.md"), "latin1")).toBe("# A\n\nCaf\xe9\n");
    });

    test("shows a few of many findings, and those of a kind that was chosen", async () => {
        const call =
            '```python\nInferenceClient(provider="nscale").text_to_image("A", model="black-forest-labs/FLUX.1-dev")\n```\n';
        writeFileSync(page, call.repeat(50) + untagged.repeat(50));
        const first = await callsheet(`docs ${page} --check`);
        expect(first.output.split("\n").length).toBeLessThan(15);
        expect(first.output).toContain("and 45 more: --only unserved shows them");
        expect(first.output).toMatch(/1 file, 100 code blocks, 0 of them tagged: 50 unserved, 50 untagged\.\n$/);
        expect(first).toMatchObject({ code: 1, errors: "Failed for: unserved.\n" });
        const only = await callsheet(`docs ${page} --check --only untagged`);
        expect(only.output.split("\n").filter((line) => line.includes("Nothing keeps")).length).toBe(50);
        expect(only.code).toBe(0);
    });

    test("reads what fails, and what is left alone, from a file", async () => {
        const settings = join(folder, "settings.json");
        const write = (docs: object) => writeFileSync(settings, JSON.stringify({ docs }));
        write({ files: [page], fail: ["wrong"] });
        expect((await callsheet(`docs --check --config ${settings}`)).code).toBe(0);
        write({ files: [folder], ignore: [page] });
        expect((await callsheet(`docs --check --config ${settings}`)).errors).toContain("There is no file");
        write({ fail: ["stael"] });
        const { code, errors } = await callsheet(`docs ${page} --config ${settings}`);
        expect({ code, errors }).toEqual({
            code: 2,
            errors: expect.stringContaining('no kind "stael". Did you mean stale?'),
        });
    });

    test("asks the Hub for a model that the catalogue does not know", async () => {
        writeFileSync(page, '```python\nInferenceClient().chat_completion([], model="nobody/nothing")\n```\n');
        expect((await callsheet(`docs ${page}`)).output).toContain("The catalogue does not know nobody/nothing");
        const fetch = async () => Response.json({ error: "Repository not found" }, { status: 404 });
        const { output } = await callsheet(`docs ${page} --online`, { fetch });
        expect(output).not.toContain("The catalogue does not know");
        expect(output).toContain("nobody/nothing");
    });

    test("prints annotations of GitHub", async () => {
        const github = await callsheet(`docs ${page} --check --format github`);
        expect(github.output).toMatch(/^::error file=.*page\.md,line=3,title=callsheet%3A stale::The block is stale/);
    });

    test("prints JSON", async () => {
        const { output } = await callsheet(`docs ${page} --check --json`);
        expect(JSON.parse(output)).toMatchObject([{ file: page, line: 3, kind: "stale", found: "curl old" }]);
    });

    test("finds no file, which is a 1", async () => {
        const { code, errors } = await callsheet(`docs ${join(folder, "*.mdx")}`);
        expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining("There is no file") });
    });

    test.each([
        "docs --config /dev/null x.md",
        "docs --chek x.md",
        "docs x.md --only stael",
        "docs x.md --check --tag",
    ])("%s is a mistake", async (words) => {
        expect((await callsheet(words)).code).toBe(2);
    });
});
