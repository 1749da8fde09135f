/** Finds, reads and writes the files of `callsheet docs`. What is no file, or a link to elsewhere, is left alone. */

import { isUtf8 } from "node:buffer";
import { constants, globSync, lstatSync, realpathSync, type Stats, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname, isAbsolute, join, relative, sep } from "node:path";
import { UnreadableError } from "remark-callsheet";
import { UsageError } from "../errors.ts";
import { unique } from "../values.ts";
import { writeWhole } from "../write-whole.ts";

/** A file, by its name and by its real path: the name may be that of a link. */
export type DocFile = { readonly name: string; readonly path: string };

type DocFiles = {
    /** The files, each once, in the order of their names. */
    readonly files: readonly DocFile[];
    /** What is left alone, each with the reason, as a sentence. */
    readonly leftAlone: readonly string[];
};

/**
 * Finds files by their names, by patterns, and by the folders that they are in.
 * @throws UsageError for a name that is no file's, or that of a link to another folder
 */
export function findDocFiles(patterns: readonly string[]): DocFiles {
    if (patterns.length === 0) throw new UsageError("Name files: callsheet docs 'docs/**/*.md'");
    const candidates = patterns.flatMap(foundBy);
    const files = new Map<string, DocFile>();
    for (const file of candidates.filter((one) => typeof one !== "string")) {
        // A link and what it leads to are one file, which has the name of the latter.
        const earlier = files.get(file.path);
        if (earlier === undefined || isLink(earlier.name)) files.set(file.path, file);
    }
    return {
        files: [...files.values()].sort((one, other) => (one.name < other.name ? -1 : 1)),
        leftAlone: unique(candidates.filter((one) => typeof one === "string")),
    };
}

/**
 * Keeps the settings of a project, which others may write, within this folder and that of the settings.
 * @throws UsageError for a file that is in none of the folders
 */
export function requireWithin(folders: readonly string[], files: readonly DocFile[]): void {
    const homes = folders.map((folder) => realpathSync(folder));
    const outside = files.find(({ path }) => !homes.some((home) => isWithin(home, path)));
    if (outside === undefined) return;
    throw new UsageError(
        `The settings name ${outside.name}, which is outside of this folder. If it is meant: callsheet docs ${outside.name}`,
    );
}

const isLink = (name: string): boolean => lstatSync(name).isSymbolicLink();

/** What a pattern finds: each a file, or the reason why it is left alone. */
function foundBy(pattern: string): readonly (DocFile | string)[] {
    const stats = statsOf(pattern);
    if (stats?.isDirectory()) {
        return matchesOf("**/*.{md,mdx}", pattern).map((name) => fileOrReason(join(pattern, name), pattern));
    }
    if (stats) {
        const file = fileOrReason(pattern, dirname(pattern));
        if (typeof file === "string") throw new UsageError(file);
        return [file];
    }
    // The folder that stands before the wildcards: what they match lies in that.
    const [folder = ""] = /^(?:[^*?[\]{}()!]*[\\/])?/.exec(pattern) ?? [];
    return matchesOf(pattern).map((name) => fileOrReason(name, folder || "."));
}

/** The names that a pattern matches. It does not look into folders behind links. */
const matchesOf = (pattern: string, cwd = "."): string[] =>
    globSync(pattern, { cwd, exclude: (name) => /(?:^|[\\/])(?:node_modules|\.git)$/.test(name) });

function fileOrReason(name: string, folder: string): DocFile | string {
    // The reports of continuous integration have commands at the beginnings of lines.
    if (/\p{Cc}/u.test(name)) return `${JSON.stringify(name)} has a control character in its name.`;
    const stats = statsOf(name);
    if (!stats) return `${name} is a link that leads nowhere.`;
    if (!stats.isFile()) return `${name} is no file, but a folder, a pipe, a socket or a device.`;
    const path = realpathSync(name);
    if (isWithin(realpathSync(folder), path)) return { name, path };
    return `${name} is a link that leaves ${folder}. Name the file itself: ${path}`;
}

/** What a name leads to; undefined if that is nowhere. */
function statsOf(name: string): Stats | undefined {
    try {
        return statSync(name);
    } catch {
        return undefined;
    }
}

const isWithin = (folder: string, path: string): boolean => {
    const way = relative(folder, path);
    return !isAbsolute(way) && way.split(sep)[0] !== "..";
};

/**
 * Reads a file.
 * @throws UsageError if it cannot be read; UnreadableError if it is not in UTF-8: to write it would destroy what it says
 */
export async function readDocFile(file: DocFile): Promise<string> {
    const { bytes } = await contentOf(file);
    const [first, second] = bytes;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
        throw new UnreadableError("The file is in UTF-16. Save it as UTF-8.", 1);
    if (isUtf8(bytes)) return bytes.toString("utf8");
    const lines = bytes.toString("latin1").split("\n");
    const line = lines.findIndex((one) => !isUtf8(Buffer.from(one, "latin1"))) + 1;
    throw new UnreadableError(
        "The file is not in UTF-8: this line has a letter in another encoding. Save it as UTF-8.",
        line,
    );
}

/**
 * Writes a file whole or not at all, with the permissions that it has.
 * @param before what was read
 * @throws UsageError if it cannot be written, or is something else than what was read
 */
export async function writeDocFile(file: DocFile, before: string, text: string): Promise<void> {
    const { bytes, mode } = await contentOf(file);
    if (!bytes.equals(Buffer.from(before))) {
        throw new UsageError(`${file.name} has changed meanwhile, and is not written.`);
    }
    try {
        await writeWhole(file.path, text, mode);
    } catch (cause) {
        throw new UsageError(`${file.name} could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
}

async function contentOf({ name, path }: DocFile): Promise<{ readonly bytes: Buffer; readonly mode: number }> {
    try {
        // A link or a pipe may have come there meanwhile, and opening a pipe waits for who writes into it.
        const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
        try {
            const stats = await file.stat();
            if (!stats.isFile()) throw new Error("it is no file any more.");
            return { bytes: await file.readFile(), mode: stats.mode };
        } finally {
            await file.close();
        }
    } catch (cause) {
        throw new UsageError(`${name} could not be read: ${cause instanceof Error ? cause.message : cause}`);
    }
}
