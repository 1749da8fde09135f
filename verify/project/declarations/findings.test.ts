import { describe, expect, test } from "vitest";
import { findingsIn } from "./findings.ts";

/** The findings in a package with these files. The first file is its entry. */
function findings(files: Readonly<Record<string, string>> | string): readonly string[] {
    const all = Object.entries(typeof files === "string" ? { "index.d.ts": files } : files);
    return findingsIn({ name: "a-package", entries: all.slice(0, 1).map(([file]) => file), files: new Map(all) });
}

const complete = `
/** A size. */
export type Size = {
    /** In pixels. */
    readonly width: number;
    /** Where it is from. */
    origin: {
        /** In pixels from the left. */
        readonly x: number;
    };
};
/**
 * Doubles a size.
 *
 * @param size the size
 * @param options.by how often
 * @returns another size
 * @throws TypeError for a size of nothing
 * @see nowhere
 * @example
 * double(size);
 */
export declare function double({ width }: Size, options?: { by?: number }): Size;
/** All sizes. */
declare const sizes: { readonly small: Size };
export { sizes };
`;

test("nothing is found where nothing is missing", () => {
    expect(findings(complete)).toEqual([]);
});

test("every docstring is needed", () => {
    const docstrings = [...complete.matchAll(/\/\*\*.*?\*\//gs)].map(([docstring]) => docstring);
    expect(docstrings).toHaveLength(6);
    for (const docstring of docstrings) expect(findings(complete.replace(docstring, ""))).not.toEqual([]);
});

test("and every tag that a signature asks for", () => {
    for (const tag of [
        "@param size the size",
        "@param options.by how often",
        "@returns another size",
        "double(size);",
    ]) {
        expect(findings(complete.replace(tag, ""))).not.toEqual([]);
    }
});

describe("names are followed", () => {
    const bare = "declare const one: number; export { one };";
    test.each([
        ["an export from another file", 'export { one } from "./other.js";'],
        ["an import that is exported", 'import { one } from "./other.js"; export { one };'],
        ["everything of another file", 'export * from "./other.js";'],
    ])("of %s", (_, text) => {
        expect(findings({ "index.d.ts": text, "other.d.ts": bare })).toEqual(["one has no docstring"]);
    });

    test("under another name, and to a folder above", () => {
        const files = { "a/index.d.cts": 'export { one as two } from "../other.cjs";', "other.d.cts": bare };
        expect(findings(files)).toEqual(["two has no docstring"]);
    });

    test("not into other packages", () => {
        expect(findings('import { one } from "other"; export { one }; export * from "another";')).toEqual([]);
    });

    test("and a file that does not have them is a mistake", () => {
        const files = { "index.d.ts": 'export { two } from "./other.js";', "other.d.ts": bare };
        expect(() => findings(files)).toThrow("index.d.ts takes two from ./other.js, which does not declare it.");
    });
});

describe("a field without a docstring is found", () => {
    test.each([
        ["of an alias", "type A = { a: number };", ["A.a has no docstring"]],
        ["of an interface", "interface A { a: number }", ["A.a has no docstring"]],
        ["of a part of a union", "type A = string | { a: number };", ["A.a has no docstring"]],
        ["of each member of a list", "type A = readonly { a: number }[];", ["A.a has no docstring"]],
        ["of an argument of a type", "type A = Partial<{ a: number }>;", ["A.a has no docstring"]],
        ["of a type that is not exported", "type A = B; type B = { a: number };", ["A (B).a has no docstring"]],
        [
            "of a base that is not exported",
            "interface A extends B {} interface B { a(): void }",
            ["A (B).a has no docstring"],
        ],
        [
            "beside which any other may stand",
            "type A = { /** One. */ a: 1; [key: string]: number };",
            ["A[] has no docstring"],
        ],
    ])("%s", (_, text, expected) => {
        expect(findings(`/** What it is. */\n${text}\nexport { type A };`)).toEqual(expected);
    });

    test("not of a dictionary, of a parameter, or of a type that another export documents", () => {
        const types = ["{ [key: string]: number }", "(value: { a: number }) => { b: number }", "Other"];
        const other = "/** Another. */ type Other = { /** One. */ a: 1 }; export { Other };";
        for (const type of types) expect(findings(`/** What it is. */ export type A = ${type}; ${other}`)).toEqual([]);
    });
});

describe("a class", () => {
    const members = `
    #private;
    /** Makes one. @param name its name */
    constructor(name: string);
    /** Its name. */
    readonly name: string;
    private secret: number;`;
    const docstring = "/** A thing.\n * @example new A()\n */";

    test("has all of its public members documented", () => {
        expect(findings(`${docstring} export declare class A {${members}}`)).toEqual([
            "A.constructor takes (name), but has @param ()",
        ]);
        const onLines = members.replace(" @param", "\n* @param");
        expect(findings(`${docstring} export declare class A {${onLines}}`)).toEqual([]);
    });

    test.each(["run(speed: number): string", "readonly run: (speed: number) => string"])(
        "has whole docstrings at its methods: %s",
        (method) => {
            expect(findings(`${docstring} export declare class A { /** Runs. */ ${method} }`)).toEqual([
                "A.run has no @returns",
                "A.run has no @example",
                "A.run takes (speed), but has @param ()",
            ]);
        },
    );
});

describe("a function", () => {
    test("that is a constant is one", () => {
        expect(findings("/** Runs. */ declare const run: (speed: number) => void; export { run as go };")).toEqual([
            "go has no @example",
            "go takes (speed), but has @param ()",
        ]);
    });

    test("that gives nothing needs no @returns, now or later", () => {
        const docstring = "/** Runs.\n * @example run();\n */";
        expect(findings(`${docstring} export declare function run(): Promise<void>;`)).toEqual([]);
    });
});

test("tags stand in one order, are known, and say something", () => {
    const docstring = "/** Runs.\n * @example run();\n * @returns it\n * @author me\n * @throws\n */";
    expect(findings(`${docstring} export declare function run(): string;`)).toEqual([
        "run has a tag of its own: @author",
        "run says nothing at @throws",
        "run has its tags in another order: example, returns, author, throws",
    ]);
});

test("a docstring that is only tags does not say what the thing is", () => {
    expect(findings("/** @see nowhere */ export declare const one: number;")).toEqual(["one does not say what it is"]);
});
