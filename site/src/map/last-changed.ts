import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Somewhere in the repository: where this module is, which the build bundles to another folder of it. */
const here = fileURLToPath(new URL(".", import.meta.url));
const known = new Map<string, string | undefined>();

/**
 * The day that any of these files was last changed, as Git knows it, in ISO form; undefined where there is no Git or no
 * history, as in a downloaded archive.
 * @param sources files or folders, from the repository's root
 */
export function lastChanged(sources: readonly string[]): string | undefined {
    const key = sources.join("\n");
    if (!known.has(key)) known.set(key, ask(sources));
    return known.get(key);
}

function ask(sources: readonly string[]): string | undefined {
    try {
        const fromTheTop = sources.map((source) => `:(top)${source}`);
        const when = execFileSync("git", ["log", "-1", "--format=%cI", "--", ...fromTheTop], {
            cwd: here,
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
        }).trim();
        return when === "" ? undefined : new Date(when).toISOString();
    } catch {
        return undefined;
    }
}
