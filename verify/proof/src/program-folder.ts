/** The folder that a program runs in, and its home folder. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { languages } from "@callsheet/snippets";
import type { Program } from "./program.ts";

/** The contents of a program's folder before it starts. */
type Files = Pick<Program, "language" | "content" | "files">;

/** The file name of a program. */
export const fileOf = ({ language }: Pick<Program, "language">): string => `snippet.${languages[language].fileEnding}`;

/** The home folder of a program. It is a sibling of the program's folder, so that neither contains the other. */
export const homeOf = (folder: string): string => `${folder}.home`;

/** Creates the folder afresh with the program and its input files, and creates an empty home folder. */
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
 * The files that a program has left, by name: those in its home folder begin with `~/`. Python's compiled modules are
 * ignored.
 */
export function savedIn(folder: string, program: Files): ReadonlyMap<string, Uint8Array> {
    const inputNames = [fileOf(program), ...program.files.keys()];
    const isGiven = (name: string) => inputNames.some((one) => one === name || one.startsWith(`${name}/`));
    const here = entriesOf(folder).filter(([name]) => !isGiven(name) && !name.startsWith("__pycache__"));
    return new Map([...here, ...entriesOf(homeOf(folder)).map(([name, bytes]) => [`~/${name}`, bytes] as const)]);
}

/** Everything in a folder, recursively. Entries that are not files have empty bytes. */
const entriesOf = (folder: string): readonly (readonly [string, Uint8Array])[] =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return [relative(folder, path), entry.isFile() ? readFileSync(path) : new Uint8Array()];
    });
