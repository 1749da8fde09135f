/** A program as data, in one form for every language: only what is needed to see which calls it makes, with what. */

/** An expression. What is not understood is `unknown`, with the expressions in it. */
export type Expression =
    | { readonly kind: "value"; readonly value: unknown }
    | { readonly kind: "list"; readonly items: readonly Expression[] }
    | { readonly kind: "record"; readonly entries: readonly (readonly [key: Expression, value: Expression])[] }
    /** Pieces of text, one behind the other. */
    | { readonly kind: "text"; readonly parts: readonly Expression[] }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "member"; readonly of: Expression; readonly name: Expression }
    | { readonly kind: "call"; readonly callee: Expression; readonly args: readonly Argument[] }
    | { readonly kind: "function"; readonly parameters: readonly Parameter[]; readonly body: readonly Statement[] }
    | { readonly kind: "unknown"; readonly parts: readonly Expression[] };

/** An argument of a call; one without a name stands in its place. */
export type Argument = { readonly name: string | undefined; readonly value: Expression };

/** A parameter of a function. */
export type Parameter = { readonly name: string; readonly value: Expression | undefined };

/** A statement. */
export type Statement =
    /** Names of a module; a name of `undefined` is the module itself. */
    | { readonly kind: "import"; readonly module: string; readonly names: readonly ImportedName[] }
    /** Names the value of an expression; several names, or none that is known, take a part of it each. */
    | { readonly kind: "assign"; readonly names: readonly string[]; readonly value: Expression; readonly isPart?: true }
    | { readonly kind: "run"; readonly value: Expression }
    | { readonly kind: "return"; readonly value: Expression }
    /** Goes through a list or a stream. */
    | { readonly kind: "each"; readonly name: string; readonly over: Expression; readonly body: readonly Statement[] }
    /** Runs statements or not: a condition, which is `undefined` for the main part of a module. */
    | { readonly kind: "if"; readonly condition: Expression | undefined; readonly body: readonly Statement[] }
    /** What no call can express, such as a class: what it is, for people, and what is in it. */
    | { readonly kind: "other"; readonly what: string; readonly body: readonly Statement[] };

/** A name that a module gives. */
export type ImportedName = { readonly name: string | undefined; readonly as: string };

/** A program that was read. */
export type Program = {
    readonly statements: readonly Statement[];
    /** Whether a part of it is none of its language: a fragment, or a part left out with dots. */
    readonly isBroken: boolean;
};

export const unknown = (...parts: readonly Expression[]): Expression => ({ kind: "unknown", parts });
export const value = (of: unknown): Expression => ({ kind: "value", value: of });
export const run = (of: Expression): Statement => ({ kind: "run", value: of });

/** How deep a program may be nested: each level takes a part of the stack. */
export const mostLevels = 100;

const simpleEscapes: Readonly<Record<string, string>> = {
    ...{ n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v", 0: "\0", a: "\u0007" },
};

/** The text of a literal whose escapes both languages have in the same form. */
export const withoutEscapes = (text: string): string =>
    text.replaceAll(
        /\\(?:\r?\n|u\{([\da-f]+)\}|u([\da-f]{4})|U([\da-f]{8})|x([\da-f]{2})|(.))/gis,
        (_, ...groups: readonly (string | undefined)[]) => {
            const [code, other] = [groups[0] ?? groups[1] ?? groups[2] ?? groups[3], groups[4]];
            if (code !== undefined) return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10_ff_ff));
            return other === undefined ? "" : (simpleEscapes[other] ?? other);
        },
    );
