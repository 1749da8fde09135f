/** Resolves exported names to their declarations, through re-exports. */
import { join } from "node:path/posix";
import { type Declaration, type ImportedName, type Module, parseModule } from "./module.ts";

/** A declaration, and the module that it is in. */
export type Declared = {
    readonly module: Module;
    /** Its local name; it may be exported under another one. */
    readonly name: string;
    /** The statement that the docstring precedes. */
    readonly statement: { readonly start: number };
    readonly declaration: Declaration;
};

/** The modules of a package, by file name. */
export type Modules = ReadonlyMap<string, Module>;

/** @param files the text of each file by name: declaration files, or the sources themselves */
export const modulesOf = (files: ReadonlyMap<string, string>): Modules =>
    new Map([...files].map(([file, text]) => [file, parseModule(file, text)]));

/** The exports of a file, by name. Names from other packages are left out: those packages document them. */
export function exportsOf(modules: Modules, file: string): ReadonlyMap<string, readonly Declared[]> {
    const module = modules.get(file);
    if (!module) throw new Error(`There is no ${file}.`);
    const own = [...module.exported].map(([name, source]): [string, readonly Declared[]] => [
        name,
        typeof source === "string" ? declaredAs(modules, module, source) : resolveImport(modules, module, source),
    ]);
    const reexports = module.exportAllSources
        .filter(isRelative)
        .flatMap((from) => [...exportsOf(modules, fileOf(module, from))]);
    return new Map([...reexports, ...own].filter(([, declared]) => declared.length > 0));
}

/** The declarations of a name in a file; empty if the file neither declares it nor imports it from this package. */
export function declaredAs(modules: Modules, module: Module, name: string): readonly Declared[] {
    const declarations = module.declared.get(name);
    if (declarations) return declarations.map((one) => ({ module, name, ...one }));
    const imported = module.imported.get(name);
    return imported ? resolveImport(modules, module, imported) : [];
}

function resolveImport(modules: Modules, module: Module, { from, name }: ImportedName): readonly Declared[] {
    if (!isRelative(from)) return [];
    const exported = exportsOf(modules, fileOf(module, from)).get(name);
    if (!exported) throw new Error(`${module.file} takes ${name} from ${from}, which does not declare it.`);
    return exported;
}

const isRelative = (from: string): boolean => from.startsWith(".");

/** Declaration files import each other by the name of the JavaScript file. */
const fileOf = ({ file }: Module, from: string): string => join(file, "..", from).replace(/\.([cm]?)js$/, ".d.$1ts");

/**
 * The entry points of a package that are published: all in its `exports` but `./internal/…`.
 * @param exports the `exports` of a package.json in the repository: source files by subpath
 */
export const publishedEntries = (exports: Readonly<Record<string, string>>): readonly (readonly [string, string])[] =>
    Object.entries(exports).filter(([subpath]) => !subpath.startsWith("./internal/"));
