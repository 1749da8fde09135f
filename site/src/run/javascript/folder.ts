/** A program's working folder, in memory. */
import type { ProgramFile } from "../protocol.ts";

export type Folder = {
    readonly read: (path: string) => Uint8Array<ArrayBuffer> | undefined;
    readonly write: (path: string, bytes: Uint8Array<ArrayBuffer>) => void;
    readonly remove: (path: string) => boolean;
    readonly names: () => string[];
};

/** The path of the working folder. */
export const workingFolder = "/home/you";

/**
 * @param files the initial files
 * @param wrote called for each file that is written, with its path relative to the folder
 */
export function createFolder(
    files: readonly ProgramFile[],
    wrote: (name: string, bytes: Uint8Array<ArrayBuffer>) => void,
): Folder {
    const bytesByName = new Map(files.map(({ name, bytes }) => [name, bytes]));
    return {
        read: (path) => bytesByName.get(nameOf(path)),
        write(path, bytes) {
            const own = bytes.slice();
            bytesByName.set(nameOf(path), own);
            wrote(nameOf(path), own);
        },
        remove: (path) => bytesByName.delete(nameOf(path)),
        names: () => [...bytesByName.keys()],
    };
}

/** A path relative to the folder; a path outside of it stays absolute. */
export function nameOf(path: string): string {
    const parts: string[] = [];
    const absolute = path.startsWith("/") ? path : `${workingFolder}/${path}`;
    for (const part of absolute.split("/")) {
        if (part === "..") parts.pop();
        else if (part !== "" && part !== ".") parts.push(part);
    }
    const plain = `/${parts.join("/")}`;
    return plain.startsWith(`${workingFolder}/`) ? plain.slice(workingFolder.length + 1) : plain;
}
