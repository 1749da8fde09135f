/** CONTRIBUTING, followed to the letter in a copy of the repository: what a step names is made, and the tests that it names pass. */

import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { linkModules } from "../../testing/link-modules.ts";

const root = join(import.meta.dirname, "../../..");

const isSource = (path: string): boolean =>
    !/[\\/](?:node_modules|dist|packed|output|\.(?!ci|github)[\w-]+)$/.test(path.slice(root.length));

/** A copy of the repository with the installed packages. */
function copyRepository(): string {
    const copy = mkdtempSync(join(tmpdir(), "callsheet-addition-"));
    cpSync(root, copy, { recursive: true, filter: isSource });
    linkModules(root, copy);
    return copy;
}

/** The files and commands in the steps of a section, in their order. `{en,gu}` is two files. */
function stepsOf(section: string, id: string): readonly string[] {
    const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
    const [, steps = ""] = new RegExp(`^## ${section}\\n(.*?)^## `, "ms").exec(text) ?? [];
    const named = /`((?:packages|site|proof|test)\/[^`\s]+\.\w+|README\.md|np[mx] [^`]+)`/g;
    return [...steps.matchAll(named)].flatMap(([, one = ""]) => {
        const step = one.replace("{id}", id);
        return step.includes("{en,gu}") ? ["en", "gu"].map((language) => step.replace("{en,gu}", language)) : step;
    });
}

/** What becomes of a file that a step names; a file that is not there is empty. */
type Edit = (text: string) => string;

/** Puts text in front of a place that a file has once. */
const insert =
    (before: string, added: string): Edit =>
    (text) => {
        if (text.split(before).length !== 2) throw new Error(`There must be one ${before}`);
        return text.replace(before, () => added + before);
    };

/** Edits each file, and runs each command. @throws Error for a file without an edit, or a command that fails */
function followSteps(copy: string, steps: readonly string[], edits: Readonly<Record<string, Edit>>): void {
    for (const step of steps) {
        const file = join(copy, step);
        if (/^np[mx] /.test(step)) {
            const { status, stdout, stderr } = spawnSync(step, { cwd: copy, shell: true, encoding: "utf8" });
            if (status !== 0) throw new Error(`${step} failed:\n${stdout.slice(-8000)}\n${stderr.slice(-4000)}`);
        } else {
            const edit = edits[step];
            if (!edit) throw new Error(`CONTRIBUTING names ${step}, which this test does not add.`);
            writeFileSync(file, edit(existsSync(file) ? readFileSync(file, "utf8") : ""));
        }
    }
}

const copy = copyRepository();
afterAll(() => rmSync(copy, { recursive: true }));

/** Follows the steps of a section, which are those of the edits. */
function follow(section: string, id: string, edits: Readonly<Record<string, Edit>>): void {
    const steps = stepsOf(section, id);
    expect(steps).toEqual(expect.arrayContaining(Object.keys(edits)));
    followSteps(copy, steps, edits);
}

test("Add a provider: its steps are enough", () => {
    const [providers, services] = ["packages/inference/src/providers", "packages/sandbox/src/services"];
    /** A file of this folder, as it stands where a step has it. */
    const ofInvented = (file: string, folder: string): Edit => {
        const text = readFileSync(join(import.meta.dirname, file), "utf8").replace(' as "novita"', "");
        return () => text.replaceAll(`../../../${folder}/`, "./").replaceAll(`../../../${join(folder, "..")}/`, "../");
    };
    const notes = (about: string, ...quirks: readonly string[]) =>
        insert("    nscale: {", `    invented: ${JSON.stringify({ about, quirks })},\n`);
    const addImport = insert("import { replicate }", 'import { invented } from "./invented.ts";\n');
    follow("Add a provider", "invented", {
        [`${providers}/invented.ts`]: ofInvented("invented.ts", providers),
        [`${services}/invented.ts`]: ofInvented("invented-service.ts", services),
        [`${services}/registry.ts`]: (text) => insert("    replicate,\n", "    invented,\n")(addImport(text)),
        "packages/sandbox/src/models/provider-tasks.ts": insert(
            "    nscale: [",
            '    invented: ["text-to-image", "text-to-video"],\n',
        ),
        "site/src/words/en/providers.ts": notes("Makes images.", "Its ids are its own.", "Each image is a job."),
        "site/src/words/gu/providers.ts": notes("ચિત્રો બનાવે છે.", "તેનાં id તેનાં પોતાનાં છે.", "દરેક ચિત્ર એક job છે."),
    });
});

test("Add a task: its steps are enough", () => {
    const [own, other] = ["sentence-ranking", "sentence-similarity"];
    /** A second entry like that of the other task, under a name of its own. */
    const likeOther: Edit = (text) => {
        const [entry = ""] = new RegExp(`^ {4}"${other}": (?:\\{\\n.*?\\n {4}\\}|.*?),\\n`, "ms").exec(text) ?? [];
        return insert(entry, entry.replaceAll(other, own).replace(/name: "/, "$&A "))(text);
    };
    const task = readFileSync(join(copy, `packages/inference/src/tasks/${other}.ts`), "utf8");
    const ofReact = ["generator", "fields/index"].flatMap((file) =>
        ["en", "gu"].map((language) => `packages/react/src/words/${language}/${file}.ts`),
    );
    const ofSite = ["en", "gu"].map((language) => `site/src/words/${language}/tasks/text.ts`);
    follow("Add a task", own, {
        [`packages/inference/src/tasks/${own}.ts`]: () =>
            task.replaceAll(
                /(entence)([-_]?)[sS]imilarity/g,
                (_, start, mark) => start + mark + (mark ? "ranking" : "Ranking"),
            ),
        "packages/inference/src/providers/hf-inference.ts": insert(
            '        "tabular-classification": json(),',
            `        "${own}": json(),\n`,
        ),
        "packages/sandbox/src/models/provider-tasks.ts": insert(`        "${other}",\n`, `        "${own}",\n`),
        "packages/sandbox/src/services/pipeline-texts.ts": likeOther,
        ...Object.fromEntries([...ofReact, ...ofSite].map((file) => [file, likeOther])),
        // Its output has the texts of the other's.
        "site/src/words/gu/answers.ts": (text) => text,
        "site/src/run/results/replay.test.ts": insert(`    "${other}": [`, `    "${own}": ["text", "text", "json"],\n`),
        "README.md": (text) => text.replace(/\d+(?= tasks)/, (count) => String(Number(count) + 1)),
    });
});
