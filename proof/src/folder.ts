/** The folder that a program runs in, and its home. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Program } from "./program.ts";

/** What lies in a program's folder when it begins. */
type Files = Pick<Program, "language" | "content" | "files">;

const fileNames = { js: "snippet.mjs", python: "snippet.py", sh: "snippet.sh" } as const;

/** The name of a program's own file. */
export const fileOf = ({ language }: Pick<Program, "language">): string => fileNames[language];

/** The home of the program of a folder: beside it, so that neither is in the other. */
export const homeOf = (folder: string): string => `${folder}.home`;

/** Makes the folder anew, with the program as it is and the files that it reads, and an empty home. */
export function writeFolder(folder: string, program: Files): void {
    for (const path of [folder, homeOf(folder)]) {
        rmSync(path, { recursive: true, force: true });
        mkdirSync(path);
    }
    writeFileSync(join(folder, fileOf(program)), program.content);
    for (const [name, bytes] of program.files) {
        const path = join(folder, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, bytes);
    }
}

/**
 * What a program has left in its folder, and under `~/` what it has left in its home, by name. Python leaves what it
 * has compiled of a module.
 */
export function savedIn(folder: string, program: Files): ReadonlyMap<string, Uint8Array> {
    const given = [fileOf(program), ...program.files.keys()];
    const isGiven = (name: string) => given.some((one) => one === name || one.startsWith(`${name}/`));
    const here = entriesOf(folder).filter(([name]) => !isGiven(name) && !name.startsWith("__pycache__"));
    return new Map([...here, ...entriesOf(homeOf(folder)).map(([name, bytes]) => [`~/${name}`, bytes] as const)]);
}

/** Everything that lies in a folder, however deep; what is no file has no bytes. */
const entriesOf = (folder: string): readonly (readonly [string, Uint8Array])[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path), entry.isFile() ? readFileSync(path) : new Uint8Array()];
    });
