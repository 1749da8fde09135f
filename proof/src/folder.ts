/** The folder that a program runs in. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Program } from "./program.ts";

const fileNames = { js: "snippet.mjs", python: "snippet.py", sh: "snippet.sh" } as const;

/** The name of a program's own file. */
export const fileOf = ({ language }: Pick<Program, "language">): string => fileNames[language];

/** Makes the folder, with the program as it is and the files that it reads. */
export function writeFolder(folder: string, program: Program): void {
    mkdirSync(folder);
    writeFileSync(join(folder, fileOf(program)), program.content);
    for (const [name, bytes] of program.files) writeFileSync(join(folder, name), bytes);
}

/** The files that a program has left in its folder. Python leaves what it has compiled of a module there. */
export function savedIn(folder: string, program: Program): ReadonlyMap<string, Uint8Array> {
    const names = readdirSync(folder).filter(
        (name) => name !== fileOf(program) && !program.files.has(name) && name !== "__pycache__",
    );
    return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}
