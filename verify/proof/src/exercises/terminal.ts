/** Judges exercises as `callsheet check` does. */
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { run } from "callsheet/internal/program";
import { root } from "../root.ts";
import type { ExerciseCase, Said, Session } from "./cases.ts";

const endings = { python: "py", js: "mjs", sh: "sh" } as const;

/** @param python the interpreter whose libraries the programs import */
export async function openTerminal(python: string): Promise<Session> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-exercise-"));
    await symlink(join(root, "node_modules"), join(folder, "node_modules"));
    const env = { ...process.env, PATH: [dirname(python), process.env["PATH"]].join(delimiter) };

    async function say({ exercise, language, programLanguage, program }: ExerciseCase): Promise<Said> {
        const file = join(folder, `program.${endings[programLanguage]}`);
        await writeFile(file, `${program}\n`);
        let text = "";
        const output = { write: (piece: string | Uint8Array) => (text += Buffer.from(piece).toString()) };
        const terminal = { stdin: process.stdin, stdout: output, stderr: output, env };
        const code = await run(["check", exercise.id, file, "--language", language], terminal);
        return { isRight: code === 0, text };
    }

    return { say, end: () => rm(folder, { recursive: true, force: true }) };
}
