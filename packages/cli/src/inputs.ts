import { parseInputs } from "@callsheet/snippets/internal/write-asked";
import { readAll, type Terminal } from "./terminal.ts";

/** Reads `--inputs`, whose `-` stands for standard input. @throws InputError for broken JSON */
export async function inputsOf(terminal: Terminal, given: string): Promise<unknown> {
    const written = given === "-" ? await readAll(terminal) : given;
    return parseInputs(written.replace(/\r?\n$/, ""));
}
