/** We export every name that the peer exports, or our README says what to use instead. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import * as peer from "@huggingface/inference";
import { afterAll, describe, expect, test } from "vitest";
import * as ours from "../../src/index.ts";
import { INFERENCE_PROVIDERS, taskIds } from "../../src/index.ts";
import { differentValues } from "./deliberate-differences.ts";

const resolve = createRequire(import.meta.url).resolve;
const values = Object.keys(peer);
const exportedNames = values.filter((name) => name in ours);

describe("every name that the peer exports is given, or is in the README's table, and no other is there", () => {
    // Inside the package, where the compiler finds the types of Node.
    const folder = join(import.meta.dirname, ".exports");
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    const readme = readFileSync(join(import.meta.dirname, "../../README.md"), "utf8");
    const rows = [...readme.matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)];
    const listed = rows.flatMap(([, names = ""]) => namesIn(names));
    const instead = rows.flatMap(([, , cell = ""]) => namesIn(cell));

    test("whether it is a value or a type", () => {
        const types = typesIn(join(dirname(resolve("@huggingface/inference/package.json")), "dist/esm/index.d.ts"));
        expect(types).toContain("TextToImageArgs");
        expect(types.length).toBeGreaterThan(50);
        const missing = [...values.filter((name) => !(name in ours)), ...typesWeLack(types, folder)];
        expect([...listed].sort()).toEqual(missing.sort());
    });

    test("the table says of each what to use instead, and why", () => {
        for (const [row, , cell = "", why = ""] of rows) {
            expect(cell, row).toMatch(/`\w+/);
            expect(why, row).toMatch(/\w.*\.$/);
        }
        expect(instead).toContain("buildRequest");
        expect(instead).toContain("ProviderCall");
    });

    test("what it says to use is there", () => {
        const isType = (name: string) => /^[A-Z]/.test(name);
        expect(Object.keys(ours)).toEqual(expect.arrayContaining(instead.filter((name) => !isType(name))));
        expect(typesWeLack(instead.filter(isType), folder)).toEqual([]);
    });
});

/** The names in the code of a Markdown text: alone, called, or with type arguments. */
const namesIn = (text: string): string[] => [...text.matchAll(/`(\w+)[`(<]/g)].map(([, name = ""]) => name);

/** The types that a declaration file exports or re-exports. */
function typesIn(file: string): string[] {
    const code = readFileSync(file, "utf8");
    const own = [...code.matchAll(/^export (?:declare )?(?:type|interface) (\w+)/gm)].map(([, name = ""]) => name);
    const named = [...code.matchAll(/^export type \{([^}]+)\}/gm)].flatMap(
        ([, names = ""]) => names.match(/\w+/g) ?? [],
    );
    const passed = [...code.matchAll(/^export \* from "(.+)\.js"/gm)].flatMap(([, path]) =>
        typesIn(join(dirname(file), `${path}.d.ts`)),
    );
    return [...own, ...named, ...passed];
}

/** The types that the compiler does not find in our package. */
function typesWeLack(names: readonly string[], folder: string): string[] {
    mkdirSync(folder, { recursive: true });
    const all = [...new Set(names)].join(", ");
    const code = `import type { ${all} } from "../../../src/index.ts";\nexport type All = [${all}];\n`;
    writeFileSync(join(folder, "types.ts"), code);
    const options = { extends: "../../../../../tsconfig.base.json", compilerOptions: { types: ["node"] } };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...options, include: ["*.ts"] }));
    const compiler = join(dirname(resolve("typescript/package.json")), "bin", "tsc");
    const { stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
    const missing = [...stdout.matchAll(/has no exported member (?:named )?'(\w+)'/g)].map(([, name = ""]) => name);
    // Any other error would mean that the compiler did not get as far as checking the names.
    expect(stdout.match(/error TS(?!2305|2724|2314)\d+.*/g)).toBeNull();
    return missing;
}

describe("what is given is of the peer's kind:", () => {
    const valueIn = (all: object, name: string): unknown => Reflect.get(all, name);
    const isClass = (value: unknown) => typeof value === "function" && /^class\b/.test(String(value));

    test.each(exportedNames)("%s", (name) => {
        const [theirs, own] = [valueIn(peer, name), valueIn(ours, name)];
        expect(typeof own).toBe(typeof theirs);
        expect(Array.isArray(own)).toBe(Array.isArray(theirs));
        expect(isClass(own)).toBe(isClass(theirs));
    });

    const constants = exportedNames.filter((name) => typeof valueIn(peer, name) !== "function");

    test("a constant has the peer's value, unless a reason says why not", () => {
        const different = constants.filter((name) => {
            const [theirs, own] = [valueIn(peer, name), valueIn(ours, name)];
            return JSON.stringify(sorted(own)) !== JSON.stringify(sorted(theirs));
        });
        expect(different.sort()).toEqual(Object.keys(differentValues).sort());
    });

    test.each(["INFERENCE_PROVIDERS"])("%s holds the same, in our order", (name) => {
        const [theirs, own] = [valueIn(peer, name), valueIn(ours, name)] as [string[], string[]];
        expect([...own].sort()).toEqual([...theirs].sort());
    });

    test("a class that extends another does so here too", () => {
        const classes = exportedNames.filter((name) => isClass(valueIn(peer, name)));
        const inherits = (all: object) => (name: string) =>
            classes.filter((other) => {
                const [below, above] = [valueIn(all, name), valueIn(all, other)] as [
                    new () => object,
                    new () => object,
                ];
                return below !== above && below.prototype instanceof above;
            });
        for (const name of classes) {
            expect(inherits(ours)(name)).toEqual(expect.arrayContaining(inherits(peer)(name)));
        }
    });
});

/** A record with its keys in order; an array stays as it is. */
const sorted = (value: unknown): unknown =>
    typeof value !== "object" || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(Object.entries(value).sort());

describe("the client", () => {
    const theirs = new peer.InferenceClient("hf_token");
    const own = new ours.InferenceClient("hf_token");
    const methodsOf = (client: object) =>
        [...Object.getOwnPropertyNames(client), ...Object.getOwnPropertyNames(Object.getPrototypeOf(client))].filter(
            (name) => typeof Reflect.get(client, name) === "function",
        );

    test("has every method that the peer's has", () => {
        expect(methodsOf(theirs)).toContain("endpoint");
        expect(methodsOf(own)).toEqual(expect.arrayContaining(methodsOf(theirs)));
    });

    test("has its methods bound wherever the peer's are", () => {
        const bound = methodsOf(theirs).filter((name) => Object.hasOwn(theirs, name));
        expect(bound).toContain("request");
        expect(Object.keys(own)).toEqual(expect.arrayContaining(bound));
    });
});

describe("getProviderHelper", () => {
    const attempt = (find: (provider: never, task: never) => { provider: string }, provider: string, task: string) => {
        try {
            return find(provider as never, task as never).provider;
        } catch (error) {
            return error;
        }
    };

    test.each(INFERENCE_PROVIDERS)("knows what %s serves", (provider) => {
        for (const task of taskIds) {
            const found = attempt(ours.getProviderHelper, provider, task);
            const expected = attempt(peer.getProviderHelper, provider, task);
            if (typeof expected === "string") expect(found).toBe(expected);
            else expect(found).toBeInstanceOf(ours.InputError);
        }
    });

    test.each(["nowhere", "toString", "__proto__"])("refuses the provider %s, as the peer does", (provider) => {
        expect(attempt(peer.getProviderHelper, provider, "conversational")).toBeInstanceOf(Error);
        expect(attempt(ours.getProviderHelper, provider, "conversational")).toBeInstanceOf(ours.RoutingError);
    });

    test("refuses a task that does not exist", () => {
        expect(attempt(ours.getProviderHelper, "groq", "toString")).toBeInstanceOf(ours.RoutingError);
    });
});

test("another key at the router is a routing error to both", async () => {
    const target = { accessToken: "another-key", provider: "auto", model: "owner/name" } as const;
    const theirs = await peer.chatCompletion({ ...target, messages: [] }).catch((error: unknown) => error);
    const own = await ours.chatCompletion({ ...target, messages: [] }).catch((error: unknown) => error);
    expect(theirs).toBeInstanceOf(peer.InferenceClientRoutingError);
    expect(own).toBeInstanceOf(ours.RoutingError);
    expect((own as Error).name).toBe((theirs as Error).name);
});
