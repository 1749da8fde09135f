/** Reads the exports of packages from their sources. */
import type { ESTree } from "rolldown/utils";
import {
    type Declared,
    declaredAs,
    exportsOf,
    type Modules,
    modulesOf,
    publishedEntries,
} from "../../../../tools/declarations/exports.ts";
import type { Docstring } from "../../../../tools/declarations/module.ts";
import { type Export, type Kind, kinds, type Member, type Signature } from "./api.ts";
import { bareCode, type Context, codeOf, membersOfClass, membersOfType, signatureOf, typeCode } from "./read-types.ts";

let known: readonly Export[] | undefined;

/** All exports of the published packages, in package order; within one: functions, classes, constants, types. */
export function readApi(): readonly Export[] {
    known ??= sourcePackages().flatMap(exportsOfPackage);
    return known;
}

/** A declaration, with its one exported name and the entry points that export it. */
type Found = { readonly declared: Declared; readonly name: string; readonly from: Set<string> };

function exportsOfPackage({ name, entries, files }: SourcePackage): readonly Export[] {
    const modules = modulesOf(files);
    const found = new Map<Declared["statement"], Found>();
    for (const { specifier, file } of entries) {
        for (const [exported, [declared]] of exportsOf(modules, file)) {
            if (!declared) continue;
            const known = found.get(declared.statement);
            if (known) known.from.add(specifier);
            else found.set(declared.statement, { declared, name: exported, from: new Set([specifier]) });
        }
    }
    return [...found.values()]
        .map((one) => exportOf(name, modules, one))
        .sort((one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind));
}

function exportOf(packageName: string, modules: Modules, { declared, name, from }: Found): Export {
    const { module, statement } = declared;
    const docs = module.docstring(statement) ?? { text: "", tags: [] };
    return {
        name,
        package: packageName,
        from: [...from].sort((one, other) => one.length - other.length),
        file: module.file,
        ...shapeOf({ modules, module }, declared, name, docs),
    };
}

type Shape = Pick<Export, "kind" | "docs" | "signatures" | "members" | "forms" | "base" | "code" | "typeParameters">;

const shaped = (kind: Kind, docs: Docstring, more: Partial<Shape> = {}): Shape => ({
    kind,
    docs,
    signatures: [],
    members: [],
    forms: [],
    ...more,
});

/** @param exported the exported name, which may differ from the declared one */
function shapeOf(context: Context, { declaration, name }: Declared, exported: string, docs: Docstring): Shape {
    switch (declaration.type) {
        case "ClassDeclaration":
        case "ClassExpression": {
            const [parent] = baseOf(context, declaration);
            // A class that the package keeps to itself is explained as a part of the one that extends it.
            const inherited = parent?.module.file.startsWith("src/generated/") ? membersOf(context, parent) : undefined;
            const base = declaration.superClass && !inherited && codeOf(context, declaration.superClass);
            const members = [...membersOfClass(context, declaration), ...(inherited ?? [])];
            return shaped("class", docs, { members, ...(base && { base }) });
        }
        case "TSTypeAliasDeclaration":
            return shaped("type", docs, ofAlias(context, declaration));
        case "VariableDeclaration":
            return ofConstant(context, declaration, { name, exported }, docs);
        case "FunctionDeclaration":
        case "FunctionExpression":
        case "TSDeclareFunction":
        case "TSEmptyBodyFunctionExpression":
            return shaped("function", docs, { signatures: [signatureOf(context, declaration, docs)] });
        default:
            return shaped("type", docs, { code: codeOf(context, declaration) });
    }
}

/** The declarations of the class that a class extends. */
const baseOf = ({ modules, module }: Context, { superClass }: ESTree.Class): readonly Declared[] =>
    superClass?.type === "Identifier" ? declaredAs(modules, module, superClass.name) : [];

const membersOf = ({ modules }: Context, { module, declaration }: Declared): readonly Member[] =>
    declaration.type === "ClassDeclaration" ? membersOfClass({ modules, module }, declaration) : [];

/** A type alias is shown by its members if they say everything, and by its code otherwise. */
function ofAlias(context: Context, alias: ESTree.TSTypeAliasDeclaration): Partial<Shape> {
    const { typeAnnotation: type, typeParameters } = alias;
    const members = membersOfType(context, type);
    if (members.length === 0) {
        const forms = type.type === "TSUnionType" ? type.types.map((form) => membersOfType(context, form)) : [];
        return { forms, code: codeOf(context, alias).replace(/^export /, "") };
    }
    if (type.type === "TSTypeLiteral") {
        return { members, ...(typeParameters && { typeParameters: typeCode(context, typeParameters).slice(1, -1) }) };
    }
    return { members, code: bareCode(context, alias).replace(/^export /, "") };
}

/** A constant; it may be a function, by its value or by its type. */
function ofConstant(
    context: Context,
    { declarations }: ESTree.VariableDeclaration,
    { name, exported }: { readonly name: string; readonly exported: string },
    docs: Docstring,
): Shape {
    const declarator = declarations.find(({ id }) => id.type === "Identifier" && id.name === name);
    const init = declarator?.init;
    if (init?.type === "ArrowFunctionExpression") {
        return shaped("function", docs, { signatures: [signatureOf(context, init, docs)] });
    }
    const type = declarator?.id.type === "Identifier" ? declarator.id.typeAnnotation?.typeAnnotation : undefined;
    const call = type && callOf(context, type);
    if (call) return shaped("function", call.docs, { signatures: [call.signature] });
    const asserted = init?.type === "TSAsExpression" && !isConst(init) ? init.typeAnnotation : undefined;
    if (asserted) return shaped("constant", docs, { code: `const ${exported}: ${typeCode(context, asserted)};` });
    const value = type ? `: ${codeOf(context, type)}` : ` = ${init ? shortened(codeOf(context, init)) : ""}`;
    return shaped("constant", docs, { code: `const ${exported}${value};` });
}

/** Whether the assertion is `as const`, which does not state the type. */
const isConst = ({ typeAnnotation }: ESTree.TSAsExpression): boolean =>
    typeAnnotation.type === "TSTypeReference" &&
    typeAnnotation.typeName.type === "Identifier" &&
    typeAnnotation.typeName.name === "const";

/** The call signature of a named type, as helpers are declared with. */
function callOf(
    context: Context,
    type: ESTree.TSType,
): { readonly signature: Signature; readonly docs: Docstring } | undefined {
    if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return undefined;
    const [declared] = declaredAs(context.modules, context.module, type.typeName.name);
    if (declared?.declaration.type !== "TSTypeAliasDeclaration") return undefined;
    const { typeAnnotation } = declared.declaration;
    if (typeAnnotation.type !== "TSTypeLiteral") return undefined;
    const [member] = typeAnnotation.members;
    if (member?.type !== "TSCallSignatureDeclaration") return undefined;
    const docs = declared.module.docstring(member) ?? { text: "", tags: [] };
    return { docs, signature: signatureOf({ ...context, module: declared.module }, member, docs) };
}

const maxLines = 14;

/** Cuts a long value, whose content other pages list. */
function shortened(code: string): string {
    const lines = code.split("\n");
    if (lines.length <= maxLines) return code;
    return [...lines.slice(0, maxLines - 3), "    // …", ...lines.slice(-1)].join("\n");
}

const texts: Readonly<Record<string, string>> = import.meta.glob(
    [
        "../../../../packages/{inference,catalogue,snippets,sandbox,errors,react,element,remark,ai-sdk,http}/src/**/*.{ts,tsx}",
        "!**/*.test.{ts,tsx}",
    ],
    { query: "?raw", import: "default", eager: true },
);

/** An entry point, such as `@callsheet/inference/tasks`, and its file. */
type Entry = { readonly specifier: string; readonly file: string };

export type SourcePackage = {
    readonly name: string;
    /** The published entry points, the package itself first. */
    readonly entries: readonly Entry[];
    /** The text of each file, by its path in the package. */
    readonly files: ReadonlyMap<string, string>;
};

type Manifest = {
    readonly name: string;
    readonly exports: Readonly<Record<string, string>>;
};

const manifests = import.meta.glob<Manifest>("../../../../packages/*/package.json", { import: "default", eager: true });

/** The folders of the packages, the client first. */
const folders = "inference catalogue snippets sandbox errors react element remark ai-sdk http".split(" ");

/** The packages, in that order. */
export const sourcePackages = (): readonly SourcePackage[] =>
    folders.map((folder) => {
        const start = `../../../../packages/${folder}/`;
        const manifest = manifests[`${start}package.json`];
        if (!manifest) throw new Error(`There is no package ${folder}.`);
        const files = Object.entries(texts).filter(([path]) => path.startsWith(start));
        return {
            name: manifest.name,
            entries: entriesOf(manifest),
            files: new Map(files.map(([path, text]) => [path.slice(start.length), text])),
        };
    });

/** The published entry points to TypeScript. Others are styles. */
const entriesOf = ({ name, exports }: Manifest): readonly Entry[] =>
    publishedEntries(exports)
        .filter(([, file]) => file.endsWith(".ts"))
        .map(([subpath, file]) => ({ specifier: `${name}${subpath.slice(1)}`, file: file.replace("./", "") }));
