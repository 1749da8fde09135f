/** npm run check:types: checks the types of every file. `node tools/check-types.ts site` checks the site only. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { removeExamples, writeExamples } from "./declarations/docstring-examples.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const { resolve } = createRequire(import.meta.url);
const toolOf = (name: string, file: string): string => join(dirname(resolve(`${name}/package.json`)), "bin", file);

/** Folders with their own compiler settings, because some files target other platforms or have no Node. */
const folders: Readonly<Record<string, readonly string[]>> = {
    workspace: ["."],
    packages: ["packages/inference", "packages/snippets", "packages/sandbox/src/journal/page"],
    site: ["site", "site/src/publish/offline/worker"],
    examples: ["verify/project/.examples"],
};

/** @returns the compiler's errors; empty if there are none */
function typeProblems(name: string): string {
    // Astro generates the types of the site's content.
    const sync = name === "site" ? runNode([toolOf("astro", "astro.mjs"), "sync"], join(root, "site")) : "";
    if (name === "examples") writeExamples();
    const compiler = [toolOf("typescript", "tsc"), "--pretty", "false", "-p"];
    const problems = (folders[name] ?? []).map((folder) => runNode([...compiler, folder], root));
    if (name === "examples") removeExamples();
    return [sync, ...problems].join("");
}

/** @returns the output of a program if it failed; otherwise empty */
function runNode(words: readonly string[], cwd: string): string {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
    const { status, stdout, stderr, error } = spawnSync(process.execPath, words, { cwd, env, encoding: "utf8" });
    return status === 0 ? "" : `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`;
}

const names = process.argv.slice(2);
const problems = (names.length > 0 ? names : Object.keys(folders)).map(typeProblems).join("");
if (problems !== "") {
    console.error(problems);
    process.exitCode = 1;
}
