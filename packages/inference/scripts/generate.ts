/**
 * `npm run generate`: writes `src/generated` from the files of the tasks and the providers, and in each room of strings
 * the list of its languages. Only files that changed are written, so that it can run before everything that reads them.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { languageFiles } from "./language-lists.ts";
import { listFiles } from "./lists.ts";
import { providerFiles } from "./provider-lists.ts";
import { taskModules } from "./task-modules.ts";

const folder = join(import.meta.dirname, "../src/generated");
const root = join(import.meta.dirname, "../../..");

/** @param files the content of each file by its path in the folder */
function write(folder: string, files: ReadonlyMap<string, string>, sources: string): void {
    for (const [path, text] of files) {
        const file = join(folder, path);
        const content = `// Written by \`npm run generate\` from ${sources}.\n\n${text}`;
        if (textOf(file) === content) continue;
        mkdirSync(dirname(file), { recursive: true });
        // Another process that reads the file never sees a part of it.
        writeFileSync(`${file}.new`, content);
        renameSync(`${file}.new`, file);
    }
}

function textOf(file: string): string | undefined {
    try {
        return readFileSync(file, "utf8");
    } catch {
        return undefined;
    }
}

const modules = await taskModules();
const lists = new Map([...listFiles(modules), ...(await providerFiles())]);
const sources = "the files of the tasks and the providers";
write(folder, lists, sources);
// Examples need the lists of the tasks and the providers.
const { typeFiles } = await import("./declarations/task-types.ts");
const types = typeFiles(modules);
write(folder, types, sources);
write(root, languageFiles(root), "the folders of the languages");
for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const name = path.replaceAll("\\", "/");
    if (name.endsWith(".ts") && !lists.has(name) && !types.has(name)) rmSync(join(folder, path));
}
