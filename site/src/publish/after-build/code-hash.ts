import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/**
 * What tells whether a kept result would come out the same today, besides its input: the hash of the code that made it,
 * and of the libraries as they are locked.
 *
 * @param folder whose TypeScript files are the code, ending in a slash @param others files that count too
 */
export async function codeHash(folder: URL, others: readonly URL[] = []): Promise<string> {
    const own = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
    const lock = new URL("../../../../package-lock.json", import.meta.url);
    const files = [...own.map((name) => new URL(name, folder)), ...others, lock];
    const texts = await Promise.all(files.map((file) => readFile(file)));
    return texts.reduce((hash, text) => hash.update(text), createHash("sha256")).digest("hex");
}
