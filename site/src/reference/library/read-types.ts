/** Reads types and signatures as source text. */
import type { ESTree } from "rolldown/utils";
import type { Modules } from "../../../../tools/declarations/exports.ts";
import type { Docstring, Module } from "../../../../tools/declarations/module.ts";
import { type Member, type Parameter, type Signature, tagsOf } from "./api.ts";

/** The module of a declaration, and all modules of its package. */
export type Context = { readonly modules: Modules; readonly module: Module };

type Node = { readonly start: number; readonly end: number };

/** The source text of a node, dedented. */
export function codeOf({ module: { text } }: Context, { start, end }: Node): string {
    const line = text.slice(text.lastIndexOf("\n", start) + 1, start);
    const indent = /^\s*/.exec(line)?.[0] ?? "";
    return text
        .slice(start, end)
        .split("\n")
        .map((one) => (one.startsWith(indent) ? one.slice(indent.length) : one))
        .join("\n");
}

/** The source text of a node without its docstrings. */
export const bareCode = (context: Context, node: Node): string =>
    codeOf(context, node).replaceAll(/ *\/\*\*[\s\S]*?\*\/\n/g, "");

/** A type on one line, without its docstrings. */
export const typeCode = (context: Context, node: Node): string =>
    codeOf(context, node)
        .replaceAll(/\/\*\*[\s\S]*?\*\//g, "")
        .replaceAll(/\s+/g, " ")
        .replaceAll(/([([<{]) ?\| /g, "$1")
        .replaceAll(/([(<[]) /g, "$1")
        .replaceAll(/,? ([)>\]])/g, "$1")
        .replace(/^\| /, "");

type Callable = {
    readonly params: readonly ESTree.ParamPattern[];
    readonly typeParameters?: ESTree.TSTypeParameterDeclaration | null | undefined;
    readonly returnType?: ESTree.TSTypeAnnotation | null | undefined;
};

/** The signature of a function. Destructured parameters get their names from the docstring. */
export function signatureOf(context: Context, callable: Callable, docs: Docstring): Signature {
    const { params, typeParameters, returnType } = callable;
    const named = [...new Set(tagsOf(docs, "param").map((text) => /^[\w$]+/.exec(text)?.[0] ?? ""))];
    return {
        typeParameters: typeParameters ? typeCode(context, typeParameters).slice(1, -1) : "",
        parameters: params.map((param, index) => parameterOf(context, param, named[index] ?? "options")),
        returns: returnType ? typeCode(context, returnType.typeAnnotation) : "void",
    };
}

function parameterOf(context: Context, param: ESTree.ParamPattern, named: string): Parameter {
    switch (param.type) {
        case "TSParameterProperty":
            return parameterOf(context, param.parameter, named);
        case "AssignmentPattern":
            return { ...parameterOf(context, param.left as ESTree.ParamPattern, named), optional: true };
        case "RestElement": {
            const name = param.argument.type === "Identifier" ? param.argument.name : named;
            return { name, type: typeOf(context, param), optional: false, rest: true };
        }
        default: {
            const isName = param.type === "Identifier";
            return {
                name: isName ? param.name : named,
                type: typeOf(context, param),
                optional: isName && (param.optional ?? false),
                rest: false,
            };
        }
    }
}

const typeOf = (
    context: Context,
    { typeAnnotation }: { readonly typeAnnotation?: ESTree.TSTypeAnnotation | null | undefined },
): string => (typeAnnotation ? typeCode(context, typeAnnotation.typeAnnotation) : "unknown");

const nothing: Docstring = { text: "", tags: [] };

/** The members of an object type or an intersection of such; empty for other types. */
export function membersOfType(context: Context, type: ESTree.TSType): readonly Member[] {
    switch (type.type) {
        case "TSTypeLiteral":
            return type.members.flatMap((member) => ofSignature(context, member));
        case "TSIntersectionType":
            return type.types.flatMap((part) => membersOfType(context, part));
        default:
            return [];
    }
}

function ofSignature(context: Context, member: ESTree.TSSignature): readonly Member[] {
    const docs = context.module.docstring(member) ?? nothing;
    switch (member.type) {
        case "TSPropertySignature": {
            const name = keyOf(context, member.key);
            const type = member.typeAnnotation ? typeCode(context, member.typeAnnotation.typeAnnotation) : "unknown";
            return [{ name, type, optional: member.optional, docs }];
        }
        case "TSIndexSignature": {
            const type = typeCode(context, member.typeAnnotation.typeAnnotation);
            const [key] = member.parameters;
            const of = key ? typeCode(context, key.typeAnnotation.typeAnnotation) : "string";
            return [{ name: `[${of}]`, type, optional: true, docs }];
        }
        case "TSMethodSignature":
            return [
                {
                    name: keyOf(context, member.key),
                    optional: member.optional,
                    signature: signatureOf(context, member, docs),
                    docs,
                },
            ];
        case "TSCallSignatureDeclaration":
            return [{ name: "", optional: false, signature: signatureOf(context, member, docs), docs }];
        default:
            return [];
    }
}

/** The public members of a class, in source order. */
export const membersOfClass = (context: Context, { body }: ESTree.Class): readonly Member[] =>
    body.body.flatMap((member) => ofElement(context, member));

function ofElement(context: Context, member: ESTree.ClassElement): readonly Member[] {
    if (member.type === "StaticBlock" || member.type === "TSIndexSignature") return [];
    const isPrivate = "accessibility" in member && member.accessibility === "private";
    if (isPrivate || member.key.type === "PrivateIdentifier") return [];
    const docs = context.module.docstring(member) ?? nothing;
    if ("kind" in member) {
        const name = member.kind === "constructor" ? "constructor" : keyOf(context, member.key);
        return [{ name, optional: false, signature: signatureOf(context, member.value, docs), docs }];
    }
    const name = keyOf(context, member.key);
    const same = boundTo(member.value);
    if (same !== undefined) return [{ name, optional: false, same, docs }];
    const { typeAnnotation } = member;
    return [
        {
            name,
            type: typeAnnotation ? typeCode(context, typeAnnotation.typeAnnotation) : "string",
            optional: false,
            docs,
        },
    ];
}

/** The free function of a field that is `this.#bind(it)`. */
function boundTo(value: ESTree.Expression | null): string | undefined {
    if (value?.type !== "CallExpression" || value.callee.type !== "MemberExpression") return undefined;
    const [argument] = value.arguments;
    return argument?.type === "Identifier" ? argument.name : undefined;
}

function keyOf(context: Context, key: ESTree.PropertyKey): string {
    return key.type === "Identifier" ? key.name : typeCode(context, key);
}
