/** Checks the docstrings of a package. */
import type { ESTree } from "rolldown/utils";
import { type Declared, declaredAs, exportsOf, type Modules, modulesOf } from "../../../tools/declarations/exports.ts";
import type { Docstring, Module } from "../../../tools/declarations/module.ts";

/** The declarations of a package. */
export type Published = {
    /** The package's name. */
    readonly name: string;
    /** The files in its `exports`. */
    readonly entries: readonly string[];
    /** The content of each file. */
    readonly files: ReadonlyMap<string, string>;
};

/** Finds exports and fields of exported types without a docstring, and incomplete docstrings. */
export function findingsIn(published: Published): readonly string[] {
    const modules = modulesOf(published.files);
    const all = published.entries.flatMap((entry) => [...exportsOf(modules, entry)]);
    // Check an export with two names once.
    const names = new Map(all.flatMap(([name, declared]) => declared.map((one) => [one.statement, { name, one }])));
    const walk: Walk = { modules, exported: new Set(names.keys()), seen: new Set() };
    return [...names.values()].flatMap(({ name, one }) => ofDeclaration(walk, name, one));
}

type Walk = {
    readonly modules: Modules;
    readonly exported: ReadonlySet<Declared["statement"]>;
    /** Types that are not exported and have been checked. */
    readonly seen: Set<Declared["statement"]>;
};

function ofDeclaration(walk: Walk, name: string, declared: Declared): readonly string[] {
    const { module, statement, declaration } = declared;
    const docstring = module.docstring(statement);
    switch (declaration.type) {
        case "ClassDeclaration":
        case "ClassExpression":
            return [...ofDocstring(name, docstring, "example"), ...ofClass(walk, module, name, declaration)];
        case "VariableDeclaration": {
            const type = typeOfConstant(declaration, declared.name);
            return type?.type === "TSFunctionType"
                ? ofFunction(name, docstring, type, "example")
                : ofDocstring(name, docstring);
        }
        case "TSTypeAliasDeclaration":
        case "TSInterfaceDeclaration":
            return [...ofDocstring(name, docstring), ...fieldsOf(walk, name, declared)];
        case "TSEnumDeclaration":
        case "TSModuleDeclaration":
            return ofDocstring(name, docstring);
        default:
            return ofFunction(name, docstring, declaration, "example");
    }
}

const typeOfConstant = ({ declarations }: ESTree.VariableDeclaration, name: string): ESTree.TSType | undefined =>
    declarations.map(({ id }) => id).find((id) => id.type === "Identifier" && id.name === name)?.typeAnnotation
        ?.typeAnnotation;

function ofClass(walk: Walk, module: Module, owner: string, { body }: ESTree.Class): readonly string[] {
    return body.body.flatMap((member) => {
        if (member.type === "StaticBlock") return [];
        if (member.type === "TSIndexSignature") return ofDocstring(`${owner}[]`, module.docstring(member));
        const isPrivate = "accessibility" in member && member.accessibility === "private";
        if (isPrivate || member.key.type === "PrivateIdentifier") return [];
        const docstring = module.docstring(member);
        const name = `${owner}.${keyOf(member.key)}`;
        if ("kind" in member) {
            if (member.kind === "constructor") {
                return [...ofDocstring(name, docstring), ...ofParameters(name, docstring, member.value.params)];
            }
            return ofFunction(name, docstring, member.value, "example");
        }
        const type = member.typeAnnotation?.typeAnnotation;
        if (type?.type === "TSFunctionType") return ofFunction(name, docstring, type, "example");
        return [...ofDocstring(name, docstring), ...inType(walk, module, name, type)];
    });
}

/** The findings in the fields of a type. */
function fieldsOf(walk: Walk, name: string, { module, declaration }: Declared): readonly string[] {
    if (declaration.type === "TSTypeAliasDeclaration") return inType(walk, module, name, declaration.typeAnnotation);
    if (declaration.type !== "TSInterfaceDeclaration") return [];
    const bases = declaration.extends.flatMap(({ expression, typeArguments }) => [
        ...(expression.type === "Identifier" ? behind(walk, module, name, expression.name) : []),
        ...(typeArguments?.params ?? []).flatMap((type) => inType(walk, module, name, type)),
    ]);
    return [...declaration.body.body.flatMap((member) => ofMember(walk, module, name, member)), ...bases];
}

/** The findings in the fields of a type, including its parts and referenced types that are not exported. */
function inType(walk: Walk, module: Module, name: string, type: ESTree.TSType | undefined): readonly string[] {
    const all = (types: readonly (ESTree.TSType | null | undefined)[]) =>
        types.flatMap((one) => inType(walk, module, name, one ?? undefined));
    switch (type?.type) {
        case "TSTypeLiteral":
            // The docstring of a dictionary's owner documents its values. Beside named fields, an index signature needs
            // its own.
            if (type.members.length === 1 && type.members[0]?.type === "TSIndexSignature") {
                return all([type.members[0].typeAnnotation.typeAnnotation]);
            }
            return type.members.flatMap((member) => ofMember(walk, module, name, member));
        case "TSUnionType":
        case "TSIntersectionType":
            return all(type.types);
        case "TSArrayType":
            return all([type.elementType]);
        case "TSTupleType":
            return all(type.elementTypes.map(elementType));
        case "TSTypeOperator":
            return type.operator === "keyof" ? [] : all([type.typeAnnotation]);
        case "TSConditionalType":
            return all([type.trueType, type.falseType]);
        case "TSIndexedAccessType":
            return all([type.objectType]);
        case "TSMappedType":
            return all([type.typeAnnotation]);
        case "TSTypeReference":
            return [
                ...all(type.typeArguments?.params ?? []),
                ...(type.typeName.type === "Identifier" ? behind(walk, module, name, type.typeName.name) : []),
            ];
        default:
            return [];
    }
}

function elementType(element: ESTree.TSTupleElement): ESTree.TSType {
    switch (element.type) {
        case "TSOptionalType":
        case "TSRestType":
            return elementType(element.typeAnnotation);
        case "TSNamedTupleMember":
            return elementType(element.elementType);
        default:
            return element;
    }
}

/**
 * Checks a referenced type that is not exported as part of its owner. Exported types are checked under their own name.
 */
function behind(walk: Walk, module: Module, name: string, reference: string): readonly string[] {
    return declaredAs(walk.modules, module, reference).flatMap((declared) => {
        if (walk.exported.has(declared.statement) || walk.seen.has(declared.statement)) return [];
        walk.seen.add(declared.statement);
        return fieldsOf(walk, `${name} (${reference})`, declared);
    });
}

function ofMember(walk: Walk, module: Module, owner: string, member: ESTree.TSSignature): readonly string[] {
    const docstring = module.docstring(member);
    switch (member.type) {
        case "TSPropertySignature": {
            const name = `${owner}.${keyOf(member.key)}`;
            const type = member.typeAnnotation?.typeAnnotation;
            return [...ofDocstring(name, docstring), ...inType(walk, module, name, type)];
        }
        case "TSMethodSignature":
            return ofDocstring(`${owner}.${keyOf(member.key)}`, docstring);
        case "TSIndexSignature":
            return ofDocstring(`${owner}[]`, docstring);
        default:
            return ofFunction(`${owner}()`, docstring, member, "example");
    }
}

function keyOf(key: ESTree.PropertyKey): string {
    if (key.type === "Identifier") return key.name;
    return key.type === "Literal" ? String(key.value) : "[]";
}

const order = ["deprecated", "typeParam", "param", "returns", "throws", "see", "example"];

/** @param due the required tags */
function ofDocstring(name: string, docstring: Docstring | undefined, ...due: readonly string[]): readonly string[] {
    if (!docstring) return [`${name} has no docstring`];
    const { text, tags } = docstring;
    const tagNames = tags.map((tag) => tag.name);
    const sorted = tagNames.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
    return [
        ...(text === "" ? [`${name} does not say what it is`] : []),
        ...due.filter((tag) => !tagNames.includes(tag)).map((tag) => `${name} has no @${tag}`),
        ...tagNames.filter((tag) => !order.includes(tag)).map((tag) => `${name} has a tag of its own: @${tag}`),
        ...tags.filter((tag) => tag.text === "").map((tag) => `${name} says nothing at @${tag.name}`),
        ...(tagNames.join() === sorted.join() ? [] : [`${name} has its tags in another order: ${tagNames.join(", ")}`]),
    ];
}

type Signature = Pick<ESTree.Function, "params"> & { readonly returnType?: ESTree.TSTypeAnnotation | null };

/** @param due the required tags besides those for parameters and the return value */
function ofFunction(
    name: string,
    docstring: Docstring | undefined,
    { params, returnType }: Signature,
    ...due: readonly string[]
): readonly string[] {
    const returns = givesSomething(returnType?.typeAnnotation) ? ["returns"] : [];
    return [...ofDocstring(name, docstring, ...returns, ...due), ...ofParameters(name, docstring, params)];
}

/** Parts of an argument are documented with a dot: `args.inputs`. A destructured parameter may have any name. */
function ofParameters(
    name: string,
    docstring: Docstring | undefined,
    params: readonly ESTree.ParamPattern[],
): readonly string[] {
    if (!docstring) return [];
    const tags = docstring.tags.filter((tag) => tag.name === "param");
    const named = [...new Set(tags.map(({ text }) => /^[\w$]+/.exec(text)?.[0]))];
    const known = params.map(parameterName);
    const fits =
        known.length === named.length && known.every((one, index) => one === undefined || one === named[index]);
    return fits ? [] : [`${name} takes (${known.join(", ")}), but has @param (${named.join(", ")})`];
}

function parameterName(param: ESTree.ParamPattern): string | undefined {
    if (param.type === "RestElement") return param.argument.type === "Identifier" ? param.argument.name : undefined;
    return param.type === "Identifier" ? param.name : undefined;
}

function givesSomething(type: ESTree.TSType | undefined): boolean {
    if (type?.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "Promise") {
        return givesSomething(type.typeArguments?.params[0]);
    }
    return type?.type !== "TSVoidKeyword";
}
