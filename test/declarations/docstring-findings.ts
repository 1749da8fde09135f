/** Checks a docstring for missing, unknown and misplaced tags. */
import type { ESTree } from "rolldown/utils";
import type { Docstring } from "../../declarations/docstring.ts";

const order = ["deprecated", "typeParam", "param", "returns", "throws", "see", "example"];

/** @param due the required tags */
export function ofDocstring(
    name: string,
    docstring: Docstring | undefined,
    ...due: readonly string[]
): readonly string[] {
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
export function ofFunction(
    name: string,
    docstring: Docstring | undefined,
    { params, returnType }: Signature,
    ...due: readonly string[]
): readonly string[] {
    const returns = givesSomething(returnType?.typeAnnotation) ? ["returns"] : [];
    return [...ofDocstring(name, docstring, ...returns, ...due), ...ofParameters(name, docstring, params)];
}

/** Parts of an argument are documented with a dot: `args.inputs`. A destructured parameter may have any name. */
export function ofParameters(
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
