/** npm run check:types: checks the types of every file. `node scripts/check-types.ts site` checks the site only. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const { resolve } = createRequire(import.meta.url);
const toolOf = (name: string, file: string): string => join(dirname(resolve(`${name}/package.json`)), "bin", file);

type TypeCheck = { readonly name: string; readonly folders: readonly string[] };

/** Folders with their own compiler settings, because some files target other platforms or have no Node. */
export const typeChecks: readonly TypeCheck[] = [
    { name: "workspace", folders: ["."] },
    { name: "packages", folders: ["packages/inference", "packages/snippets", "packages/sandbox/src/journal/page"] },
    { name: "site", folders: ["site", "site/src/publish/offline/worker"] },
];

/** @returns the compiler's errors; empty if there are none */
export function typeProblems({ name, folders }: TypeCheck): string {
    // Astro generates the types of the site's content.
    const sync = name === "site" ? runNode([toolOf("astro", "astro.mjs"), "sync"], join(root, "site")) : "";
    const compiler = [toolOf("typescript", "tsc"), "--pretty", "false", "-p"];
    return [sync, ...folders.map((folder) => runNode([...compiler, folder], root))].join("");
}

/** @returns the output of a program if it failed; otherwise empty */
function runNode(words: readonly string[], cwd: string): string {
    const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: "1" };
    const { status, stdout, stderr, error } = spawnSync(process.execPath, words, { cwd, env, encoding: "utf8" });
    return status === 0 ? "" : `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`;
}

if (import.meta.main) {
    const names = process.argv.slice(2);
    const problems = typeChecks.filter(({ name }) => names.length === 0 || names.includes(name)).map(typeProblems);
    if (problems.some((one) => one !== "")) {
        console.error(problems.join(""));
        process.exitCode = 1;
    }
}
