import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ModuleNotFound, resolveImports } from "./resolve-imports.ts";

const known = (specifier: string): string | undefined => (specifier === "openai" ? "blob:null/1" : undefined);

describe("a program's imports", () => {
    test.each([
        ['import { OpenAI } from "openai";', 'import { OpenAI } from "blob:null/1";'],
        ["import{OpenAI}from'openai'", "import{OpenAI}from'blob:null/1'"],
        ['export * from "openai";', 'export * from "blob:null/1";'],
        ['const { OpenAI } = await import("openai");', 'const { OpenAI } = await import("blob:null/1");'],
        [
            'import "openai"; import.meta.url; f("openai"); // import "openai"',
            'import "blob:null/1"; import.meta.url; f("openai"); // import "openai"',
        ],
    ])("%s is an import of its address", (code, resolved) => {
        expect(resolveImports(code, known)).toBe(resolved);
    });

    test("that lead nowhere are told in the words of Node, with the line", () => {
        const attempt = (): string => resolveImports('\n\nimport x from "lodash";', known);
        expect(attempt).toThrow("Cannot find package 'lodash' imported from snippet.mjs");
        try {
            attempt();
        } catch (error) {
            expect(error).toBeInstanceOf(ModuleNotFound);
            expect((error as ModuleNotFound).line).toBe(3);
        }
    });

    test("of a program as it runs fail as it runs", () => {
        expect(resolveImports('import("lodash").catch(() => {});', known)).toContain('"lodash"');
    });

    test("move no line, and change nothing else", () => {
        const text = fc.string({ unit: "grapheme" }).map((one) => `const text = ${JSON.stringify(one)};\n`);
        fc.assert(
            fc.property(text, text, (before, after) => {
                const code = `${before}import { OpenAI } from "openai";\n${after}`;
                expect(resolveImports(code, known)).toBe(code.replace('from "openai"', 'from "blob:null/1"'));
            }),
        );
    });
});
