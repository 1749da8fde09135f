import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A folder inside the repository, where `git` runs; in a build this module is bundled into another folder of it. */
const here = fileURLToPath(new URL(".", import.meta.url));

/** The date of each file's last change, in ISO form, by its path from the repository's root. */
type Changes = ReadonlyMap<string, string>;

let changes: Changes | undefined;
const known = new Map<string, string | undefined>();

/**
 * The date of the last change to any of these files in Git's history, in ISO form; undefined without Git or a history,
 * as in a downloaded archive.
 * @param sources files or folders, from the repository's root
 */
export function lastChanged(sources: readonly string[]): string | undefined {
    changes ??= readChanges();
    const key = sources.join("\n");
    if (!known.has(key)) known.set(key, latestOf(sources, changes));
    return known.get(key);
}

function latestOf(sources: readonly string[], changes: Changes): string | undefined {
    const dates = sources.flatMap((source) => {
        const own = changes.get(source);
        if (own !== undefined) return [own];
        return [...changes].filter(([file]) => file.startsWith(`${source}/`)).map(([, date]) => date);
    });
    return dates.reduce<string | undefined>(
        (latest, date) => (latest === undefined || date > latest ? date : latest),
        undefined,
    );
}

/** Reads the history once: a call of Git for each page would take seconds. */
function readChanges(): Changes {
    const found = new Map<string, string>();
    for (const commit of history().split("\0")) {
        const [date, ...files] = commit.split("\n").filter((line) => line !== "");
        if (date === undefined) continue;
        const iso = new Date(date).toISOString();
        // The newest commit comes first.
        for (const file of files) if (!found.has(file)) found.set(file, iso);
    }
    return found;
}

function history(): string {
    try {
        return execFileSync("git", ["-c", "core.quotePath=false", "log", "--format=%x00%cI", "--name-only"], {
            cwd: here,
            encoding: "utf8",
            stdio: ["ignore", "pipe", "ignore"],
            maxBuffer: Number.POSITIVE_INFINITY,
        });
    } catch {
        return "";
    }
}
