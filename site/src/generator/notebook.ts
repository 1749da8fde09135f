/** A program as a notebook of one cell, which installs what it needs, asks for the token, and runs. */
import { notebookText } from "./nbformat.ts";

export function notebookOf(program: string, install: string | undefined): string {
    // The first that it reads; what a reader wrote may name others.
    const [, , variable] = /os\.environ\[(["'])(\w+)\1\]/.exec(program) ?? [];
    const source = [
        ...(install === undefined ? [] : [`%${install.replace("pip install", "pip install --quiet")}`, ""]),
        ...(variable === undefined ? [] : askFor(variable)),
        program,
    ].join("\n");
    return notebookText([{ kind: "code", id: "call", source }]);
}

/** The token is typed where nobody reads it, and never stands in the notebook. */
const askFor = (variable: string): string[] => [
    "import os",
    "from getpass import getpass",
    "",
    `if "${variable}" not in os.environ:`,
    `    os.environ["${variable}"] = getpass("${variable}: ")`,
    "",
];
