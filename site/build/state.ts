/** Whether what was built is still what a build would make now. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { missing } from "../../testing/programs.mjs";
import { cacheFolder } from "./folders.ts";

/** The root of the repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Whatever a build reads. */
export const sources = [
    "site/src",
    "site/public",
    "site/build",
    "site/astro.config.ts",
    "site/package.json",
    "packages",
    "examples",
    "declarations",
    "testing/programs.mjs",
    "bench/report/report.json",
    "proof/report.json",
    "proof/peer-report.json",
    "package-lock.json",
];
/** The folders in them that are no sources. */
export const builtOrInstalled: ReadonlySet<string> = new Set(["node_modules", "dist", ".venv", "__pycache__"]);

/** What a build makes, in this order: the pages, then what is made of them. */
export type Stage = "pages" | "parts";

const record = (outDir: URL, stage: Stage): URL => {
    const name = createHash("sha256").update(outDir.href).digest("hex").slice(0, 8);
    return new URL(`built-${name}-${stage}`, cacheFolder);
};

/** Whether this stage was built into this folder from what is in the repository now. @param now as `stateNow` gives it */
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

/** Says that the stage is being built, so that what is there is no whole build. */
export const setUnbuilt = (outDir: URL, stage: Stage): void => rmSync(record(outDir, stage), { force: true });

/** Whether there is a Python, by which the archives of the page's own Python can be fetched. */
export const hasPython = (): boolean => missing(["python"]).length === 0;

/** The sources, the variables and the commit of a build, and what of the machine decides what is in it. */
export function stateNow(): string {
    const said = ["CALLSHEET_SITE", "CALLSHEET_EDIT", "CALLSHEET_REPOSITORY"].map((name) => process.env[name] ?? "");
    const state = [...sources.flatMap(filesOf), commit(), hasPython(), ...said];
    return createHash("sha256").update(JSON.stringify(state)).digest("hex");
}

function filesOf(path: string): readonly string[] {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (stats === undefined) return [];
    if (!stats.isDirectory()) return [`${path} ${stats.size} ${stats.mtimeMs}`];
    const names = readdirSync(join(root, path)).filter((name) => !builtOrInstalled.has(name));
    return names.sort().flatMap((name) => filesOf(join(path, name)));
}

/** Pages say when they were changed last. */
const commit = (): string => {
    try {
        return execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8", stdio: "pipe" });
    } catch {
        return "";
    }
};
