import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { program } from "../judge/testing.ts";
import { proofFolder } from "../root.ts";
import { checkJavaScript, checkPython } from "./with-types.ts";

// Inside the proof, where Node finds the packages.
mkdirSync(join(proofFolder, ".work"), { recursive: true });
const folder = mkdtempSync(join(proofFolder, ".work", "types-test-"));
afterAll(() => rmSync(folder, { recursive: true }));

const programsOf = (contents: readonly string[]) =>
    contents.map((content, index) => ({ ...program, id: `verify/project/${index}`, content }));
const messages = (found: ReadonlyMap<unknown, readonly { message: string }[]>) =>
    [...found.values()].map((problems) => problems.map(({ message }) => message));

test("JavaScript is held against the types of its library", async () => {
    const client = 'import { OpenAI } from "openai";\nconst client = new OpenAI();\n';
    const found = await checkJavaScript(
        programsOf([`${client}await client.models.list();`, `${client}await client.models.lust();`]),
        join(folder, "js"),
    );
    expect(messages(found)).toEqual([
        [],
        [expect.stringMatching(/^line 3: error TS2339: Property 'lust' does not exist/)],
    ]);
});

test("Python is held against the types of its library", async () => {
    const found = await checkPython(
        programsOf(["import pathlib\nprint(pathlib.Path())", "import pathlib\nprint(pathlib.Peth())"]),
        "python3",
        join(folder, "python"),
    );
    expect(messages(found)).toEqual([
        [],
        [expect.stringMatching(/^line 2: "Peth" is not a known attribute of module/)],
    ]);
});
