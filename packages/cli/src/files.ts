/** Reads the input files of a call, and saves the files that it returns. */
import { readFile, writeFile } from "node:fs/promises";
import { extensionOf, type FileLeaf, isFile } from "@callsheet/inference";
import { UsageError } from "./errors.ts";

/** Gives the content of a file. */
export type ReadFile = (file: FileLeaf) => Promise<Blob>;

/** The inputs of a call, with each file replaced by its content. */
export async function withContents(inputs: unknown, readFile: ReadFile): Promise<unknown> {
    if (isFile(inputs)) return await readFile(inputs);
    if (typeof inputs !== "object" || inputs === null || Array.isArray(inputs)) return inputs;
    const entries = Object.entries(inputs).map(async ([key, value]) => [key, await withContents(value, readFile)]);
    return Object.fromEntries(await Promise.all(entries));
}

/** The content of a file of this machine. @throws UsageError if it cannot be read */
export async function localFile({ name, type }: FileLeaf): Promise<Blob> {
    try {
        return new Blob([new Uint8Array(await readFile(name))], { type });
    } catch (cause) {
        const reason = cause instanceof Error ? cause.message : cause;
        throw new UsageError(`The file ${name} could not be read (${reason}). Name yours with --file.`);
    }
}

/** Saves a returned file. Overwrites an existing file only if its name was requested. @returns the file's name */
export async function save(blob: Blob, path: string | undefined): Promise<string> {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    if (path !== undefined) {
        await writeFile(path, bytes);
        return path;
    }
    const ending = extensionOf(blob.type) ?? "bin";
    for (let number = 1; ; number++) {
        const name = `output${number === 1 ? "" : `-${number}`}.${ending}`;
        const failure = await writeFile(name, bytes, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => error);
        if (failure === undefined) return name;
        if (failure.code !== "EEXIST") throw failure;
    }
}
