/** The application of `examples/answering-notes`, as a reader has it who has copied the folder out. */
import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../root.ts";

const example = join(root, "examples/answering-notes");

/** What is installed, built and saved in it: a copy makes it anew. */
const made = ["node_modules", ".venv", ".env", "dist", "__pycache__", ".pytest_cache"];

/** Copies it. @param from another application, of which the same is left out */
export function copyFiles(to: string, from = example): void {
    cpSync(from, to, { recursive: true, filter: (path) => !made.includes(basename(path)) });
}
