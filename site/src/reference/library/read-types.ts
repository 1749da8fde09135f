/** Reads types and signatures as source text. */
import type { ESTree } from "rolldown/utils";
import type { Docstring } from "../../../../declarations/docstring.ts";
import type { Modules } from "../../../../declarations/exports.ts";
import type { Module } from "../../../../declarations/module.ts";
import { type Parameter, type Signature, tagsOf } from "./api.ts";

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
