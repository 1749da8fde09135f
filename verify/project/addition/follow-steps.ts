/** Follows the steps of CONTRIBUTING in a copy of the repository: makes the files that they name, and runs their commands. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkModules } from "../../testing/link-modules.ts";

const root = join(import.meta.dirname, "../../..");

const isSource = (path: string): boolean =>
    !/[\\/](?:node_modules|dist|packed|output|\.(?!ci|github)[\w-]+)$/.test(path.slice(root.length));

/** A copy of the repository with the installed packages. */
export function copyRepository(): string {
    const copy = mkdtempSync(join(tmpdir(), "callsheet-addition-"));
    cpSync(root, copy, { recursive: true, filter: isSource });
    linkModules(root, copy);
    return copy;
}

/** The files and commands in the steps of a section, in their order. `{en,gu}` is two files. */
export function stepsOf(section: string, id: string): readonly string[] {
    const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
    const [, steps = ""] = new RegExp(`^## ${section}\\n(.*?)^## `, "ms").exec(text) ?? [];
    const named = /`((?:packages|site|proof|test)\/[^`\s]+\.\w+|README\.md|np[mx] [^`]+)`/g;
    return [...steps.matchAll(named)].flatMap(([, one = ""]) => {
        const step = one.replace("{id}", id);
        return step.includes("{en,gu}") ? ["en", "gu"].map((language) => step.replace("{en,gu}", language)) : step;
    });
}

/** What becomes of a file that a step names; a file that is not there is empty. */
export type Edit = (text: string) => string;

/** Puts text in front of a place that a file has once. */
export const insert =
    (before: string, added: string): Edit =>
    (text) => {
        if (text.split(before).length !== 2) throw new Error(`There must be one ${before}`);
        return text.replace(before, () => added + before);
    };

/** Edits each file, and runs each command. @throws Error for a file without an edit, or a command that fails */
export function followSteps(copy: string, steps: readonly string[], edits: Readonly<Record<string, Edit>>): void {
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
