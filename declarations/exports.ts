/** Following names to their declarations, through every file that passes them on. */
import { join } from "node:path/posix";
import { type Declaration, type Elsewhere, type Module, parseModule } from "./module.ts";

/** A declaration, with where it stands. */
export type Declared = {
    readonly module: Module;
    /** Its name there; it may be exported under another. */
    readonly name: string;
    /** What its docstring precedes. */
    readonly statement: { readonly start: number };
    readonly declaration: Declaration;
};

/** The files of a package, by name. */
export type Modules = ReadonlyMap<string, Module>;

/** @param files the text of each file, by its name: declarations, or the sources themselves */
export const modulesOf = (files: ReadonlyMap<string, string>): Modules =>
    new Map([...files].map(([file, text]) => [file, parseModule(file, text)]));

/** What a file exports, by name. Names of other packages are left out: they are documented there. */
export function exportsOf(modules: Modules, file: string): ReadonlyMap<string, readonly Declared[]> {
    const module = moduleAt(modules, file);
    const own = [...module.exported].map(([name, source]): [string, readonly Declared[]] => [
        name,
        typeof source === "string" ? declaredAs(modules, module, source) : elsewhere(modules, module, source),
    ]);
    const whole = module.exportedWhole
        .filter(isRelative)
        .flatMap((from) => [...exportsOf(modules, fileOf(module, from))]);
    return new Map([...whole, ...own].filter(([, declared]) => declared.length > 0));
}

/** What a name stands for in a file; nothing for what the file does not declare or import from this package. */
export function declaredAs(modules: Modules, module: Module, name: string): readonly Declared[] {
    const declared = module.declared.get(name);
    if (declared) return declared.map((one) => ({ module, name, ...one }));
    const imported = module.imported.get(name);
    return imported ? elsewhere(modules, module, imported) : [];
}

function elsewhere(modules: Modules, module: Module, { from, name }: Elsewhere): readonly Declared[] {
    if (!isRelative(from)) return [];
    const found = exportsOf(modules, fileOf(module, from)).get(name);
    if (!found) throw new Error(`${module.file} takes ${name} from ${from}, which does not declare it.`);
    return found;
}

const isRelative = (from: string): boolean => from.startsWith(".");

/** A file of declarations is imported by the name of the program that it declares. */
const fileOf = ({ file }: Module, from: string): string => join(file, "..", from).replace(/\.(m?)js$/, ".d.$1ts");

function moduleAt(modules: Modules, file: string): Module {
    const module = modules.get(file);
    if (!module) throw new Error(`There is no ${file}.`);
    return module;
}
