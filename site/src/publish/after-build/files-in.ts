import { readdir } from "node:fs/promises";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The files of a folder, recursively, as sorted relative paths with `/`. */
export async function filesIn(folder: URL): Promise<readonly string[]> {
    const root = fileURLToPath(folder);
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, `${entry.parentPath}/${entry.name}`).split(sep).join("/"))
        .sort();
}
