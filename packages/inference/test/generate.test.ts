/** What `npm run generate` writes, and that a task takes one file. A provider's is added in verify/project/addition. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const copies: string[] = [];
afterAll(() => copies.forEach((folder) => void rmSync(folder, { recursive: true, force: true })));

/** A copy of the package's sources without what is generated. */
function copyPackage(): string {
    const copy = mkdtempSync(join(tmpdir(), "callsheet-generate-"));
    copies.push(copy);
    const inside = join(copy, "packages/inference");
    for (const path of ["src", "scripts", "package.json"]) {
        cpSync(join(root, "packages/inference", path), join(inside, path), {
            recursive: true,
            filter: (file) => !file.endsWith("generated") && !file.endsWith(".test.ts"),
        });
    }
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
    return inside;
}

const generate = (folder: string) => execFileSync(process.execPath, ["scripts/generate.ts"], { cwd: folder });

/** The generated files of a package, by path. */
function generatedIn(folder: string, read: (file: string) => unknown): Readonly<Record<string, unknown>> {
    const generated = join(folder, "src/generated");
    const files = readdirSync(generated, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".ts"));
    return Object.fromEntries(files.sort().map((path) => [path, read(join(generated, path))]));
}

const text = (file: string) => readFileSync(file, "utf8");

describe("generating", () => {
    const folder = copyPackage();
    beforeAll(() => void generate(folder));

    test("writes what is in the repository's own folder", () => {
        expect(generatedIn(folder, text)).toEqual(generatedIn(join(root, "packages/inference"), text));
    });

    test("again changes no file, and removes those that belong to no task", () => {
        const before = generatedIn(folder, (file) => statSync(file).mtimeMs);
        writeFileSync(join(folder, "src/generated/types/of-no-task.ts"), "");
        generate(folder);
        expect(generatedIn(folder, (file) => statSync(file).mtimeMs)).toEqual(before);
    });

    test("writes formatted code", () => {
        const formatter = join(root, "node_modules/@biomejs/biome/bin/biome");
        const options = ["--vcs-enabled=false", `--config-path=${root}`];
        const words = [formatter, "format", ...options, "src/generated"];
        const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
        expect(status, stdout + stderr).toBe(0);
    });
});

/** A task that nobody has, in its one file. */
const inventedTask = `
import { array, looseObject, number, object, optional, string } from "valibot";
import type { DescriptionOf } from "./description.ts";
import { count } from "./modalities.ts";
import * as shared from "./shared-descriptions.ts";
import { defineSchemas, defineTask } from "./task.ts";

export const schemas = defineSchemas({
    id: "text-to-haiku",
    inputs: string(),
    parameters: looseObject({ lines: optional(count), place: optional(object({ season: string() })) }),
    output: array(looseObject({ line: string(), syllables: number() })),
});

export const task = defineTask(schemas, {
    takes: ["text"],
    gives: "text",
    example: { inputs: "A frog jumps into a pond." },
    exampleModel: "owner/haiku",
});

export const description = (): DescriptionOf<typeof schemas> => ({
    summary: "Says a text in three lines.",
    source: "the Hub's schema of text-to-haiku",
    inputs: { text: "The text." },
    parameters: {
        lines: { text: "How many lines it has.", range: shared.count, default: 3, example: 5 },
        place: { text: "Where it is set.", fields: { season: { text: "The season." } }, example: { season: "spring" } },
    },
    commonParameters: ["lines"],
    output: {
        text: "The lines.",
        each: "A line.",
        fields: { line: { text: "Its text." }, syllables: { text: "How many syllables it has." } },
    },
});
`;

describe("a new task takes one file", () => {
    const folder = copyPackage();
    const file = join(folder, "src/tasks/text-to-haiku.ts");
    beforeAll(() => {
        writeFileSync(file, inventedTask);
        generate(folder);
    });

    test("from which follow its id, schemas, description, JSON Schema, helper and method", () => {
        const program = `
            import { InferenceClient, isTaskId, tasks, textToHaiku } from "./src/index.ts";
            import { descriptions } from "./src/descriptions/index.ts";
            import { jsonSchemaOf } from "./src/descriptions/json-schema.ts";
            import { schemas } from "./src/generated/schemas.ts";
            const call = { model: "owner/haiku", inputs: 7 };
            const errorOf = (promise) => promise.catch(({ name, message }) => name + ": " + message);
            console.log(JSON.stringify({
                isTask: isTaskId("text-to-haiku"),
                example: tasks["text-to-haiku"].exampleModel,
                schemas: Object.keys(schemas["text-to-haiku"].parameters.entries),
                summary: descriptions["text-to-haiku"].summary,
                jsonSchema: jsonSchemaOf("text-to-haiku").$defs.parameters.properties.lines,
                helper: await errorOf(textToHaiku(call)),
                method: await errorOf(new InferenceClient().textToHaiku({ ...call, inputs: "A pond." })),
            }));
        `;
        const words = ["--input-type=module-typescript", "--eval", program];
        const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
        expect(JSON.parse(stdout || `"${stderr}"`)).toEqual({
            isTask: true,
            example: "owner/haiku",
            schemas: ["lines", "place"],
            summary: "Says a text in three lines.",
            jsonSchema: { description: "How many lines it has.", type: "integer", minimum: 1, default: 3 },
            helper: "InputError: text-to-haiku: inputs: expected a text, received 7.",
            method: expect.stringContaining("text-to-haiku"),
        });
    });

    test("and its types with their docstrings", () => {
        const types = text(join(folder, "src/generated/types/text-to-haiku.ts"));
        for (const name of ["TextToHaikuInput", "TextToHaikuOutput", "TextToHaikuArgs", "TextToHaikuHelper"]) {
            expect(types).toContain(`export type ${name} = `);
        }
        // Nested objects are named after their paths.
        expect(types).toContain("export type TextToHaikuOutputElement = {");
        expect(types).toContain("export type TextToHaikuParametersPlace = {");
        expect(types).toContain("/** How many lines it has. Range: a whole number, 1 or more. Default: `3`. */");
        expect(text(join(folder, "src/generated/task-methods.ts"))).toContain(
            "    /** Says a text in three lines. */\n    readonly textToHaiku = this.bind(textToHaiku);\n",
        );
    });

    test("and whose file has its name", () => {
        writeFileSync(file, inventedTask.replace('id: "text-to-haiku"', 'id: "text-to-sonnet"'));
        const { stderr } = spawnSync(process.execPath, ["scripts/generate.ts"], { cwd: folder, encoding: "utf8" });
        expect(stderr).toContain("src/tasks/text-to-haiku.ts declares the task text-to-sonnet.");
    });
});
