/** The examples in the peer's README compile with our client when only the import is changed. */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";

const peer = createRequire(import.meta.url).resolve("@huggingface/inference/package.json");
const readme = readFileSync(join(dirname(peer), "README.md"), "utf8");

// Inside the package, where the compiler finds the types of Node.
const folder = join(import.meta.dirname, ".readme");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Examples that compile nowhere, because of a placeholder or a typo in the README. */
const broken = [
    "https://esm.sh", // imports from a URL
    "inputs: ...", // a placeholder
    'console.error("HTTP Response details:", error.response);', // a missing brace
];

/** Declarations that the examples rely on. */
const preamble = `
    import { readFileSync } from "node:fs";
    import { InferenceClient } from "../../../src/index.ts";
    declare const textToTranslate: string;
`;

const examples = [...readme.matchAll(/```(?:ts|js|typescript|javascript)\n(.*?)```/gs)]
    .map(([, code = ""]) => code)
    .filter((code) => !broken.some((mark) => code.includes(mark)));

function program(code: string): string {
    const body = code.replace(/^import .*$/gm, "");
    // Examples that create no client use the one from the start of the README.
    const client = /\b(?:hf|client) = new/.test(body) ? "" : "const hf = new InferenceClient();";
    const once = body.replace(/^const out = /m, "const first = ");
    return `${preamble}\nasync function example() {\n${client}\n${once}\n}\nvoid [example, readFileSync, textToTranslate];\n`;
}

test("there are examples for every kind of task", () => {
    expect(examples.length).toBeGreaterThan(25);
});

test("they compile", () => {
    mkdirSync(folder, { recursive: true });
    for (const [index, code] of examples.entries()) writeFileSync(join(folder, `${index}.ts`), program(code));
    const options = {
        extends: "../../../../../tsconfig.base.json",
        // The README is not written for the strictest settings.
        compilerOptions: {
            types: ["node"],
            noUnusedLocals: false,
            noUncheckedIndexedAccess: false,
            noPropertyAccessFromIndexSignature: false,
        },
        include: ["*.ts"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
    const compiler = createRequire(import.meta.url).resolve("typescript/package.json");
    expect(() =>
        execFileSync(process.execPath, [join(dirname(compiler), "bin", "tsc"), "-p", folder], {
            encoding: "utf8",
            stdio: "pipe",
        }),
    ).not.toThrow();
});
