/**
 * What `npm test` has passed on this tree: `npm run test:all` counts it, and runs again only what it tests more often.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { relativeImportsOf } from "./room-imports.ts";

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "node_modules/.cache/callsheet/passed-tests.json");
/** How long a stamp counts, in milliseconds: machines change, too. */
const longest = 60 * 60 * 1000;

/** What the entry script asks for: `npm test` records, `npm run test:all` reuses. Other runs do neither. */
export const stampUse = process.env["CALLSHEET_STAMP"] as "record" | "reuse" | undefined;

type Stamp = { readonly tree: string; readonly tests: Readonly<Record<string, number>> };

/** A hash of every file that git has or would add, and of the version of Node; undefined outside of a clone. */
export function treeHash(): string | undefined {
    try {
        const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26, stdio: "pipe" });
        const hash = createHash("sha256").update(process.version);
        for (const file of files.split("\0")) {
            const path = join(root, file);
            if (file !== "" && existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path));
        }
        return hash.digest("hex");
    } catch {
        return undefined;
    }
}

/** Records the files that have passed. @param tests how many tests of each file passed */
export function recordPassed(tree: string | undefined, tests: Stamp["tests"]): void {
    if (tree === undefined || tree !== treeHash()) return;
    mkdirSync(dirname(stampFile), { recursive: true });
    writeFileSync(stampFile, JSON.stringify({ tree, tests } satisfies Stamp));
}

/** The files that have passed on this tree within the hour, with their numbers of tests. Files with properties are left out. */
export function passedBefore(): Stamp["tests"] {
    if (stampUse !== "reuse" || !existsSync(stampFile) || Date.now() - statSync(stampFile).mtimeMs > longest) return {};
    const { tree, tests }: Stamp = JSON.parse(readFileSync(stampFile, "utf8"));
    if (tree !== treeHash()) return {};
    return Object.fromEntries(Object.entries(tests).filter(([file]) => !hasProperties(file)));
}

/** Whether a test file, or a file that it imports by its path, tests properties or samples, which `test:all` tests more often. */
export function hasProperties(file: string, seen = new Set<string>()): boolean {
    if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) return false;
    seen.add(file);
    if (/from ["]fast-check"|property-runs\.ts"/.test(readFileSync(join(root, file), "utf8"))) return true;
    return relativeImportsOf(root, file).some((imported) => hasProperties(imported, seen));
}
