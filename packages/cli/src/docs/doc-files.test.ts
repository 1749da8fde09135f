/** Attacks by what is in a folder of documents: links, pipes and sockets, also such that appear while it is read. */
import { spawnSync } from "node:child_process";
import {
    chmodSync,
    lstatSync,
    mkdirSync,
    mkdtempSync,
    readdirSync,
    readFileSync,
    readlinkSync,
    renameSync,
    rmSync,
    statSync,
    symlinkSync,
    writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { testWith } from "../../../../verify/testing/test-with.ts";
import { callsheet } from "../testing.ts";
import { findDocFiles, writeDocFile } from "./doc-files.ts";
import { report } from "./report.ts";

const stale = "```sh callsheet model=openai/whisper-large-v3 provider=fal-ai\ncurl old\n```\n";

let folder: string;
let docs: string;
beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "callsheet-doc-files-"));
    docs = join(folder, "docs");
    mkdirSync(docs);
    writeFileSync(join(docs, "page.md"), stale);
    writeFileSync(join(folder, "outside.md"), stale);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, name), "utf8");

const makePipe = (path: string) => spawnSync("bash", ["-c", 'mkfifo "$0"', path]);

describe("callsheet docs on a folder", () => {
    test.each(["../outside.md", "../*.md", "$PWD/../outside.md"])(
        "writes no file outside of it that its settings name: %s",
        async (name) => {
            const settings = join(docs, "callsheet.json");
            const files = ["page.md", name].map((one) => join(docs, one.replace("$PWD/", "")));
            writeFileSync(settings, JSON.stringify({ docs: { files } }));
            const { code, errors } = await callsheet(`docs --config ${settings}`);
            expect([code, errors]).toEqual([2, expect.stringContaining("which is outside of this folder")]);
            expect([read("outside.md"), read("docs/page.md")]).toEqual([stale, stale]);
        },
    );

    test.skipIf(process.platform === "win32")("gives GitHub no command by the name of a file", async () => {
        writeFileSync(join(docs, "a\n::error ::one.md"), stale);
        const { output, errors } = await callsheet(`docs ${docs} --check --verbose`);
        expect(errors).toContain('a\\n::error ::one.md" has a control character in its name.');
        const named = { file: "::error ::two.md", line: 1, message: "", found: "::error", expected: "::error\nnew" };
        const all = `${output}${errors}${report([{ kind: "stale", ...named }], true, true)}`;
        expect(all.split("\n").filter((line) => line.trim().startsWith("::"))).toEqual([]);
    });

    test("neither reads nor writes what a link to a file outside leads to", async () => {
        symlinkSync("../outside.md", join(docs, "link.md"));
        const { code, output, errors } = await callsheet(`docs ${docs} --json`);
        expect({ code, findings: JSON.parse(output) }).toEqual({ code: 0, findings: [] });
        expect(errors).toContain(`Left alone: ${join(docs, "link.md")} is a link that leaves ${docs}.`);
        expect(read("outside.md")).toBe(stale);
        expect(read("docs/page.md")).not.toBe(stale);
    });

    test.each(["docs", "docs/**/*.md", "docs/*/*.md"])(
        "does not look behind a link to a folder outside: %s",
        async (name) => {
            mkdirSync(join(folder, "other"));
            writeFileSync(join(folder, "other/page.md"), stale);
            symlinkSync("../other", join(docs, "link"));
            await callsheet(`docs ${join(folder, name)}`);
            expect(read("other/page.md")).toBe(stale);
        },
    );

    test("reads a file once, however many links there lead to it, and leaves the links as they are", async () => {
        symlinkSync("page.md", join(docs, "a.md"));
        symlinkSync("page.md", join(docs, "z.md"));
        symlinkSync(".", join(docs, "again"));
        const { output, errors } = await callsheet(`docs ${docs}`);
        expect(errors).toBe("Wrote 1 block in 1 file.\n");
        expect(output).toContain("1 file, 1 code block, 1 of them tagged: all fresh.");
        expect(readlinkSync(join(docs, "a.md"))).toBe("page.md");
        expect(read("docs/page.md")).toContain("fal-ai/whisper");
        expect(findDocFiles([docs]).files.map(({ name }) => name)).toEqual([join(docs, "page.md")]);
    });

    test("passes over links that lead nowhere, or to themselves", async () => {
        symlinkSync("nowhere.md", join(docs, "a.md"));
        symlinkSync("b.md", join(docs, "b.md"));
        const { code, errors } = await callsheet(`docs ${docs}`);
        expect(code).toBe(0);
        expect(errors).toContain(`Left alone: ${join(docs, "a.md")} is a link that leads nowhere.`);
        expect(errors).toContain(`Left alone: ${join(docs, "b.md")} is a link that leads nowhere.`);
    });

    testWith("bash")("opens no pipes and no sockets, and names them", async () => {
        makePipe(join(docs, "pipe.md"));
        symlinkSync("/dev/zero", join(docs, "zero.md"));
        const server = createServer();
        await new Promise<void>((resolve) => server.listen(join(docs, "socket.md"), resolve));
        onTestFinished(() => void server.close());
        const { code, errors } = await callsheet(`docs ${docs}`);
        expect(code).toBe(0);
        for (const name of ["pipe.md", "socket.md", "zero.md"]) {
            expect(errors).toContain(
                `Left alone: ${join(docs, name)} is no file, but a folder, a pipe, a socket or a device.`,
            );
        }
    });

    test("that holds nothing else says so, and finds no file", async () => {
        rmSync(join(docs, "page.md"));
        symlinkSync("../outside.md", join(docs, "link.md"));
        const { code, errors } = await callsheet(`docs ${docs}`);
        expect(code).toBe(1);
        expect(errors).toMatch(/Left alone: .*\nThere is no file /);
    });

    test("whose name is a pattern is a folder", async () => {
        renameSync(docs, join(folder, "[a] {b}"));
        expect(findDocFiles([join(folder, "[a] {b}")]).files).toHaveLength(1);
    });
});

describe("a name on the command line", () => {
    testWith("bash")("of a pipe is a mistake", async () => {
        makePipe(join(docs, "pipe.md"));
        const { code, errors } = await callsheet(`docs ${join(docs, "pipe.md")}`);
        expect({ code, errors }).toEqual({
            code: 2,
            errors: expect.stringContaining("is no file, but a folder, a pipe"),
        });
    });

    test.runIf(process.platform !== "win32")("of a device is a mistake", async () => {
        expect(await callsheet("docs /dev/zero")).toMatchObject({
            code: 2,
            errors: expect.stringContaining("is no file"),
        });
    });

    test("of a link that leaves its folder is a mistake, with the name to give instead", async () => {
        symlinkSync("../outside.md", join(docs, "link.md"));
        const { code, errors } = await callsheet(`docs ${join(docs, "link.md")}`);
        expect(code).toBe(2);
        expect(errors).toMatch(/link\.md is a link that leaves .*docs\. Name the file itself: .*outside\.md/);
        expect(read("outside.md")).toBe(stale);
    });
});

describe("a file that is written", () => {
    const file = (name: string) => ({ name, path: join(docs, name) });

    test.runIf(process.platform !== "win32")("keeps its permissions, whatever the mask of the process is", async () => {
        chmodSync(join(docs, "page.md"), 0o666);
        const mask = process.umask(0o077);
        onTestFinished(() => void process.umask(mask));
        await callsheet(`docs ${docs}`);
        expect(read("docs/page.md")).not.toBe(stale);
        expect(statSync(join(docs, "page.md")).mode & 0o777).toBe(0o666);
    });

    test("is written whole, and nothing is left beside it", async () => {
        await writeDocFile(file("page.md"), stale, "new");
        expect(read("docs/page.md")).toBe("new");
        expect(readdirSync(docs)).toEqual(["page.md"]);
    });

    test("is not written through a link that has come there meanwhile", async () => {
        rmSync(join(docs, "page.md"));
        symlinkSync("../outside.md", join(docs, "page.md"));
        await expect(writeDocFile(file("page.md"), stale, "new")).rejects.toThrow("page.md could not be read");
        expect(lstatSync(join(docs, "page.md")).isSymbolicLink()).toBe(true);
        expect(read("outside.md")).toBe(stale);
    });

    testWith("bash")("is not waited for if it has become a pipe", async () => {
        rmSync(join(docs, "page.md"));
        makePipe(join(docs, "page.md"));
        await expect(writeDocFile(file("page.md"), stale, "new")).rejects.toThrow("it is no file any more");
    });

    test.each([
        ["has changed meanwhile", "changed"],
        ["is not in UTF-8", Buffer.concat([Buffer.from(stale), Buffer.of(0xe9)])],
    ])("stays as it is if it %s", async (_, content) => {
        writeFileSync(join(docs, "page.md"), content);
        const before = typeof content === "string" ? stale : content.toString("utf8");
        await expect(writeDocFile(file("page.md"), before, "new")).rejects.toThrow("is not written");
        expect(readFileSync(join(docs, "page.md"))).toEqual(Buffer.from(content));
    });
});
