/** Parses a declaration or source file into its declarations, imports, exports and docstrings. */
import { type ESTree, parseSync } from "rolldown/utils";

/** A declared statement. A constant's docstring precedes the whole statement. */
export type Declaration =
    | ESTree.Class
    | ESTree.Function
    | ESTree.TSEnumDeclaration
    | ESTree.TSInterfaceDeclaration
    | ESTree.TSModuleDeclaration
    | ESTree.TSTypeAliasDeclaration
    | ESTree.VariableDeclaration;

/** A name imported or re-exported from another file; `*` for everything that the file exports. */
export type ImportedName = { readonly from: string; readonly name: string };

export type Module = {
    readonly file: string;
    readonly text: string;
    /** More than one if a function is overloaded, or if a type and a value share a name. */
    readonly declared: ReadonlyMap<string, readonly { readonly statement: Node; readonly declaration: Declaration }[]>;
    readonly imported: ReadonlyMap<string, ImportedName>;
    /** By exported name: the local name, or a name in another file. */
    readonly exported: ReadonlyMap<string, string | ImportedName>;
    /** The files of `export * from` statements. */
    readonly exportAllSources: readonly string[];
    readonly docstring: (node: Node) => Docstring | undefined;
};

type Node = { readonly start: number };

const languageOf = (file: string): "dts" | "tsx" | "ts" => {
    if (/\.d\.[cm]?ts$/.test(file)) return "dts";
    return file.endsWith("x") ? "tsx" : "ts";
};

export function parseModule(file: string, text: string): Module {
    const { program, comments, errors } = parseSync(file, text, {
        lang: languageOf(file),
        preserveParens: false,
    });
    const [error] = errors;
    if (error) throw new SyntaxError(`${file}: ${error.message}`);
    const declared = new Map<string, { statement: Node; declaration: Declaration }[]>();
    const imported = new Map<string, ImportedName>();
    const exported = new Map<string, string | ImportedName>();
    const exportAllSources: string[] = [];

    const declare = (statement: Node, declaration: Declaration) => {
        const names = namesOf(declaration);
        for (const name of names) declared.set(name, [...(declared.get(name) ?? []), { statement, declaration }]);
        return names;
    };
    for (const statement of program.body) {
        switch (statement.type) {
            case "ImportDeclaration":
                for (const specifier of statement.specifiers) {
                    imported.set(specifier.local.name, {
                        from: statement.source.value,
                        name: importedName(specifier),
                    });
                }
                break;
            case "ExportAllDeclaration":
                if (statement.exported === null) exportAllSources.push(statement.source.value);
                else exported.set(nameOf(statement.exported), { from: statement.source.value, name: "*" });
                break;
            case "ExportNamedDeclaration":
                for (const { local, exported: outside } of statement.specifiers) {
                    const name = nameOf(local);
                    exported.set(nameOf(outside), statement.source ? { from: statement.source.value, name } : name);
                }
                if (isDeclaration(statement.declaration)) {
                    for (const name of declare(statement, statement.declaration)) exported.set(name, name);
                }
                break;
            default:
                if (isDeclaration(statement)) declare(statement, statement);
        }
    }

    const docstrings = new Map(
        comments
            .filter(({ type, value }) => type === "Block" && value.startsWith("*"))
            .map(({ value, end }) => [end + whitespaceAt(text, end), docstringOf(value.slice(1))]),
    );
    return {
        file,
        text,
        declared,
        imported,
        exported,
        exportAllSources,
        docstring: ({ start }) => docstrings.get(start),
    };
}

const whitespaceAt = (text: string, at: number): number => /^\s*/.exec(text.slice(at))?.[0].length ?? 0;

const declarations: ReadonlySet<string> = new Set<Declaration["type"]>([
    "ClassDeclaration",
    "FunctionDeclaration",
    "TSDeclareFunction",
    "TSEnumDeclaration",
    "TSInterfaceDeclaration",
    "TSModuleDeclaration",
    "TSTypeAliasDeclaration",
    "VariableDeclaration",
]);

const isDeclaration = (node: { readonly type: string } | null): node is Declaration =>
    node !== null && declarations.has(node.type);

function namesOf(declaration: Declaration): readonly string[] {
    if (declaration.type === "VariableDeclaration") {
        return declaration.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
    }
    return declaration.id?.type === "Identifier" ? [declaration.id.name] : [];
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === "Literal" ? name.value : name.name);

function importedName(specifier: ESTree.ImportDeclarationSpecifier): string {
    if (specifier.type === "ImportSpecifier") return nameOf(specifier.imported);
    return specifier.type === "ImportNamespaceSpecifier" ? "*" : "default";
}

/** A docstring's tag: `@param call the call` has the name `param` and the text `call the call`. */
type Tag = { readonly name: string; readonly text: string };

/** A docstring's text, and its tags in source order. */
export type Docstring = { readonly text: string; readonly tags: readonly Tag[] };

/** @param comment the comment's text, without its opening and closing markers */
export function docstringOf(comment: string): Docstring {
    const lines = comment.split("\n").map((line) => `\n${line.replace(/^\s*\*? ?/, "").trimEnd()}`);
    const [text = "", ...tags] = lines.join("").split(/\n(?=@\w)/);
    return { text: text.trim(), tags: tags.map(tagOf) };
}

function tagOf(tag: string): Tag {
    const [, name = "", text = ""] = /^@(\w+)(.*)$/s.exec(tag) ?? [];
    return { name, text: text.trim() };
}
