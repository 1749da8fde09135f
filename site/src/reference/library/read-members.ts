/** Reads the members of types and classes. */
import type { ESTree } from "rolldown/utils";
import type { Docstring } from "../../../../declarations/docstring.ts";
import type { Member } from "./api.ts";
import { type Context, signatureOf, typeCode } from "./read-types.ts";

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
