/** npm run check:types: holds every file against its types. `node scripts/check-types.ts site` does so for the site alone. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const { resolve } = createRequire(import.meta.url);
const toolOf = (name: string, file: string): string => join(dirname(resolve(`${name}/package.json`)), "bin", file);

type TypeCheck = { readonly name: string; readonly folders: readonly string[] };

/** Folders with compiler settings of their own: some files are written for other platforms, or without Node. */
export const typeChecks: readonly TypeCheck[] = [
    { name: "workspace", folders: ["."] },
    { name: "packages", folders: ["packages/inference", "packages/snippets", "packages/sandbox/src/journal/page"] },
    { name: "site", folders: ["site", "site/src/publish/offline/worker"] },
];

/** @returns what the compiler complains of; empty where all is well */
export function typeProblems({ name, folders }: TypeCheck): string {
    // Astro writes the types of the site's content.
    const sync = name === "site" ? runNode([toolOf("astro", "astro.mjs"), "sync"], join(root, "site")) : "";
    const compiler = [toolOf("typescript", "tsc"), "--pretty", "false", "-p"];
    return [sync, ...folders.map((folder) => runNode([...compiler, folder], root))].join("");
}

/** @returns what a program wrote, where it failed */
function runNode(words: readonly string[], cwd: string): string {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
    const { status, stdout, stderr, error } = spawnSync(process.execPath, words, { cwd, env, encoding: "utf8" });
    return status === 0 ? "" : `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`;
}

if (import.meta.main) {
    const asked = process.argv.slice(2);
    const problems = typeChecks.filter(({ name }) => asked.length === 0 || asked.includes(name)).map(typeProblems);
    if (problems.some((one) => one !== "")) {
        console.error(problems.join(""));
        process.exitCode = 1;
    }
}
