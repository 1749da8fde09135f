/** Tracks whether the build output is up to date with the sources. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { missing } from "../../tools/machine/programs.mjs";
import { cacheFolder } from "./folders.ts";

/** The root of the repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Everything that a build reads. */
export const sources = [
    "site/src",
    "site/public",
    "site/build",
    "site/astro.config.ts",
    "site/package.json",
    "packages",
    "book",
    "examples",
    "tools/declarations",
    "tools/machine/programs.mjs",
    "verify/reports",
    "package-lock.json",
];
/** Folders inside `sources` that hold no sources. */
export const builtOrInstalled: ReadonlySet<string> = new Set(["node_modules", "dist", ".venv", "__pycache__"]);

/** The stages of a build, in order: the pages, then what is derived from them. */
export type Stage = "pages" | "parts";

const record = (outDir: URL, stage: Stage): URL => {
    const name = createHash("sha256").update(outDir.href).digest("hex").slice(0, 8);
    return new URL(`built-${name}-${stage}`, cacheFolder);
};

/** Whether this stage was built into this folder from the current sources. @param now the result of `stateNow` */
export function isBuilt(outDir: URL, stage: Stage, now: string): boolean {
    try {
        return readFileSync(record(outDir, stage), "utf8") === now && statSync(new URL("index.html", outDir)).isFile();
    } catch {
        return false;
    }
}

export function setBuilt(outDir: URL, stage: Stage, now: string): void {
    mkdirSync(cacheFolder, { recursive: true });
    writeFileSync(record(outDir, stage), now);
}

/** Marks the stage as incomplete, before it is built. */
export const setUnbuilt = (outDir: URL, stage: Stage): void => rmSync(record(outDir, stage), { force: true });

/** Whether Python is installed, which fetches the archives for running Python in the page. */
export const hasPython = (): boolean => missing(["python"]).length === 0;

/** A hash of what decides the output: sources, environment variables, commit, and whether Python is installed. */
export function stateNow(): string {
    const variables = ["CALLSHEET_SITE", "CALLSHEET_EDIT", "CALLSHEET_REPOSITORY"].map(
        (name) => process.env[name] ?? "",
    );
    const state = [...sources.flatMap(filesOf), commit(), hasPython(), ...variables];
    return createHash("sha256").update(JSON.stringify(state)).digest("hex");
}

function filesOf(path: string): readonly string[] {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined) return [];
    if (!stats.isDirectory()) return [`${path} ${stats.size} ${stats.mtimeMs}`];
    const names = readdirSync(join(root, path)).filter((name) => !builtOrInstalled.has(name));
    return names.sort().flatMap((name) => filesOf(join(path, name)));
}

/** Part of the state because pages show when they were last changed. */
const commit = (): string => {
    try {
        return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" });
    } catch {
        return "";
    }
};
