/**
 * `npm run generate`: writes `src/generated` from the files of the tasks and the providers, and in each room of strings
 * the list of its languages. Only files that changed are written, so that it can run before everything that reads them.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { interfaceLanguageIds } from "../src/interface-languages.ts";
import { camelCase, key, listFiles } from "./lists.ts";
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

/** Below the repository's root: a room of strings, and the module of a language that a list has, or loads. */
const rooms: readonly {
    readonly room: string;
    readonly module: string;
    readonly list: string;
    readonly loads?: true;
}[] = [
    // Two lists: programs that need only the headings of explanations load no explanations.
    { room: "packages/errors/src/explanations", module: "index", list: "explanations" },
    { room: "packages/errors/src/explanations", module: "labels", list: "labels" },
    { room: "packages/react/src/words", module: "snippet", list: "snippet" },
    { room: "packages/react/src/words", module: "fields/index", list: "fields" },
    // For pages, which load one language, and have English.
    { room: "packages/react/src/words", module: "fields/index", list: "load-fields", loads: true },
    { room: "book/exercises/src/words", module: "index", list: "words" },
    { room: "site/src/words", module: "index", list: "strings" },
];

/** The content of each file, by its path below the repository's root. A copy of one package may lack the rooms. */
function languageFiles(root: string): ReadonlyMap<string, string> {
    const files = rooms.flatMap(({ room, module, list, loads }): readonly (readonly [string, string])[] => {
        const languages = interfaceLanguageIds.flatMap((id) => {
            const file = join(root, room, id, `${module}.ts`);
            return existsSync(file) ? [{ id, path: `../${id}/${module}.ts`, exported: exportOf(file) }] : [];
        });
        return languages.length === 0
            ? []
            : [[`${room}/generated/${list}.ts`, (loads ? loadingFile : listFile)(languages)]];
    });
    return new Map(files);
}

/** The name of the object that a language's module exports. @throws Error if it exports none, or several */
function exportOf(file: string): string {
    const [name, ...others] = [...readFileSync(file, "utf8").matchAll(/^export const (\w+)/gm)].map(([, it]) => it);
    if (name === undefined || others.length > 0) throw new Error(`${file} must export one object.`);
    return name;
}

type Module = { readonly id: string; readonly path: string; readonly exported: string };

const listFile = (languages: readonly Module[]): string => {
    const byPath = [...languages].sort((one, other) => (one.path < other.path ? -1 : 1));
    const imports = byPath.map(({ id, path, exported }) => {
        const name = exported === camelCase(id) ? exported : `${exported} as ${camelCase(id)}`;
        return `import { ${name} } from "${path}";\n`;
    });
    const entries = languages.map(({ id }) => (camelCase(id) === id ? id : `${key(id)}: ${camelCase(id)}`));
    return `${imports.join("")}
/** The folders of the languages. */
export const folders = { ${entries.join(", ")} };
`;
};

const loadingFile = (languages: readonly Module[]): string => {
    const entries = languages
        .filter(({ id }) => id !== "en")
        .map(({ id, path, exported }) => `    ${key(id)}: async () => (await import("${path}")).${exported},\n`);
    return `/** Loads the folder of a language. */
export const loadFolder = {
${entries.join("")}};
`;
};

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
