/** The exports of a library as data, for its pages. */
import type { Docstring } from "../../../../tools/declarations/module.ts";

export type Parameter = {
    readonly name: string;
    /** As written in TypeScript. */
    readonly type: string;
    readonly optional: boolean;
    readonly rest: boolean;
};

/** How a function is called. */
export type Signature = {
    /** The text between the angle brackets; "" if there are none. */
    readonly typeParameters: string;
    readonly parameters: readonly Parameter[];
    readonly returns: string;
};

/** A member of a type or class: a field, a method or the constructor. */
export type Member = {
    readonly name: string;
    /** The type of a field; absent if there is a `signature`. */
    readonly type?: string;
    readonly optional: boolean;
    readonly signature?: Signature;
    /** The exported function that the method only forwards to. */
    readonly same?: string;
    readonly docs: Docstring;
};

export const kinds = ["function", "class", "constant", "type"] as const;

export type Kind = (typeof kinds)[number];

/** One thing that a package exports. */
export type Export = {
    readonly name: string;
    readonly kind: Kind;
    readonly package: string;
    /** The entry points that export it, shortest first: `@callsheet/inference`, `@callsheet/inference/tasks`. */
    readonly from: readonly string[];
    /** The path of the declaring file in its package. */
    readonly file: string;
    readonly docs: Docstring;
    readonly signatures: readonly Signature[];
    /** The class that a class extends: `InferenceError`. */
    readonly base?: string;
    /** The type parameters of a type that is shown by its members. */
    readonly typeParameters?: string;
    /** The declaration, if the members do not express all of it. */
    readonly code?: string;
    readonly members: readonly Member[];
    /** The fields of each variant of a union type. */
    readonly forms: readonly (readonly Member[])[];
};

/** The texts of a docstring's tags with this name. */
export const tagsOf = ({ tags }: Docstring, name: string): readonly string[] =>
    tags.filter((tag) => tag.name === name).map(({ text }) => text);

/** Longer signatures get one line per parameter. A phone shows this many characters. */
const lineLength = 38;

/** A signature on one line if it is short, else with a line for each parameter. */
export function signatureText(name: string, { typeParameters, parameters, returns }: Signature): string {
    const start = typeParameters === "" ? name : `${name}<${typeParameters}>`;
    const all = parameters.map(parameterText);
    const line = `${start}(${all.join(", ")}): ${returns}`;
    if (line.length <= lineLength || all.length === 0) return line;
    return `${start}(\n${all.map((one) => `    ${one},\n`).join("")}): ${returns}`;
}

const parameterText = ({ name, type, optional, rest }: Parameter): string =>
    `${rest ? "..." : ""}${name}${optional ? "?" : ""}: ${type}`;

/** The declaration of a type, without docstrings. */
export function bareType(name: string, members: readonly Member[]): string {
    const lines = members.map(({ name: key, optional, type, signature }) => {
        const field = key.startsWith("[") ? `[key: ${key.slice(1, -1)}]` : `${key}${optional ? "?" : ""}`;
        return signature
            ? `    ${signatureText(key, signature).replaceAll("\n", "\n    ")};\n`
            : `    ${field}: ${type};\n`;
    });
    return `type ${name} = {\n${lines.join("")}};`;
}
