/** Copies the application in `examples/answering-notes`, as a reader would. */
import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../root.ts";

const example = join(root, "examples/answering-notes");

/** Installed, built and saved files, which are not copied. */
const generatedNames = ["node_modules", ".venv", ".env", "dist", "__pycache__", ".pytest_cache"];

/** @param from the folder of another application */
export function copyFiles(to: string, from = example): void {
    cpSync(from, to, { recursive: true, filter: (path) => !generatedNames.includes(basename(path)) });
}
