/** A program as a notebook of one cell, which installs the dependencies, asks for the token, and runs the program. */
import { notebookText } from "./nbformat.ts";

export function notebookOf(program: string, install: string | undefined): string {
    // The first variable that the program reads; the reader's own inputs may mention others.
    const [, , variable] = /os\.environ\[(["'])(\w+)\1\]/.exec(program) ?? [];
    const source = [
        ...(install === undefined ? [] : [`%${install.replace("pip install", "pip install --quiet")}`, ""]),
        ...(variable === undefined ? [] : askFor(variable)),
        program,
    ].join("\n");
    return notebookText([{ kind: "code", id: "call", source }]);
}

/** Asks for the token with a hidden prompt, so that it is never saved in the notebook. */
const askFor = (variable: string): string[] => [
    "import os",
    "from getpass import getpass",
    "",
    `if "${variable}" not in os.environ:`,
    `    os.environ["${variable}"] = getpass("${variable}: ")`,
    "",
];
