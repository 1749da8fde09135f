/** What a library exports, as data: what its pages show. */
import type { Docstring } from "../../../../declarations/docstring.ts";

export type Parameter = {
    readonly name: string;
    /** As it is written in TypeScript. */
    readonly type: string;
    readonly optional: boolean;
    readonly rest: boolean;
};

/** How a function is called. */
export type Signature = {
    /** Between the angle brackets; "" where there are none. */
    readonly typeParameters: string;
    readonly parameters: readonly Parameter[];
    readonly returns: string;
};

/** A part of a type or of a class: a field, a method, the constructor. */
export type Member = {
    readonly name: string;
    /** Of a field: its type. Absent where `signature` says it. */
    readonly type?: string;
    readonly optional: boolean;
    readonly signature?: Signature;
    /** The function that a class has under the same name, where it only passes it on. */
    readonly same?: string;
    readonly docs: Docstring;
};

export const kinds = ["function", "class", "constant", "type"] as const;

export type Kind = (typeof kinds)[number];

/** One thing that a package exports. */
export type Export = {
    readonly name: string;
    /** The names under which it is there besides. */
    readonly aliases: readonly string[];
    readonly kind: Kind;
    readonly package: string;
    /** The ways in where it is, the shortest first: `@callsheet/inference`, `@callsheet/inference/tasks`. */
    readonly from: readonly string[];
    /** The file that declares it, in its package. */
    readonly file: string;
    readonly docs: Docstring;
    readonly signatures: readonly Signature[];
    /** Of a class: `InferenceError`, which it extends. */
    readonly base?: string;
    /** Of a type that is shown by its members: what stands between its angle brackets. */
    readonly typeParameters?: string;
    /** The declaration, where its members do not say all of it. */
    readonly code?: string;
    readonly members: readonly Member[];
    /** Of a type that is one of several forms: the fields of each. */
    readonly forms: readonly (readonly Member[])[];
};

/** Every name of an export. */
export const namesOf = ({ name, aliases }: Export): readonly string[] => [name, ...aliases];

/** The tags of a docstring that have this name. */
export const tagsOf = ({ tags }: Docstring, name: string): readonly string[] =>
    tags.filter((tag) => tag.name === name).map(({ text }) => text);
