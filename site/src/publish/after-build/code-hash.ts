import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";

/**
 * A hash of the code in a folder and of package-lock.json. It is part of a cache key, so that results of older code are
 * not reused.
 *
 * @param folder its TypeScript files are hashed; ends in a slash @param others further files to hash
 */
export async function codeHash(folder: URL, others: readonly URL[] = []): Promise<string> {
    const own = (await readdir(folder)).filter((name) => name.endsWith(".ts")).sort();
    const lock = new URL("../../../../package-lock.json", import.meta.url);
    const files = [...own.map((name) => new URL(name, folder)), ...others, lock];
    const texts = await Promise.all(files.map((file) => readFile(file)));
    return texts.reduce((hash, text) => hash.update(text), createHash("sha256")).digest("hex");
}
