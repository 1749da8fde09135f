/** The site as it is published, built where that was not done of what is in this repository now. */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Whatever a build reads. */
const sources = [
    "site/src",
    "site/public",
    "site/astro.config.ts",
    "site/package.json",
    "packages",
    "examples",
    "bench/report.json",
    "proof/report.json",
    "proof/peer-report.json",
    "package-lock.json",
];
const builtOrInstalled = new Set(["node_modules", "dist", ".venv", "__pycache__"]);

/** The last file that a build writes. */
const lastFile = join(root, "site/dist/sw.js");
/** What the last build was made from. */
const record = join(root, "site/node_modules/.cache/callsheet/current-build");

/**
 * Builds the site into `site/dist`, unless what is there was built by this function from the same sources.
 * @throws Error with the end of its log, where it cannot be built
 */
export async function buildCurrentSite(): Promise<void> {
    if (recorded() === stateNow()) return;
    const child = spawn("npm", ["run", "build", "-w", "@callsheet/site", "--silent"], {
        cwd: root,
        // As it is published, not as it is while tests run.
        env: { ...process.env, NODE_ENV: "production" },
        stdio: ["ignore", "pipe", "pipe"],
    });
    let log = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece) => (log += piece));
    const [status] = await once(child, "close");
    if (status !== 0) throw new Error(`The site could not be built:\n${log.slice(-2000)}`);
    mkdirSync(dirname(record), { recursive: true });
    // A build cuts letters, which are sources too: the state is that after it.
    writeFileSync(record, stateNow());
}

function recorded(): string | undefined {
    try {
        return readFileSync(record, "utf8");
    } catch {
        return undefined;
    }
}

/** The sources, the variables and the commit of a build, and when what is there was built. */
function stateNow(): string {
    const variables = Object.entries(process.env).filter(([name]) => name.startsWith("CALLSHEET_"));
    const state = [...sources.flatMap(filesOf), commit(), builtAt(), ...variables.toSorted()];
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

const builtAt = (): number => statSync(lastFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
