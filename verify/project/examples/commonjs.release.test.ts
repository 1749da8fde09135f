/**
 * The packages in programs of CommonJS, and the sandbox in each runner of tests, from the packed packages. Programs, tests
 * and configurations are those of the READMEs.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyFolder, installPacked, packedFolder, root, runIn } from "../../testing/packed-project.ts";
import { readmeBlocks } from "../../testing/readme.ts";

/** The runners read what they are started from: without these, they would believe that we run them as parts. */
const env = { VITEST: undefined, VITEST_WORKER_ID: undefined, NODE_TEST_CONTEXT: undefined, NODE_ENV: undefined };

type Published = { readonly name: string; readonly exports: Readonly<Record<string, string | EntryPoint>> };
type EntryPoint = { readonly require?: unknown };

const published: readonly Published[] = globSync("*/package.json", { cwd: packedFolder }).map((file) =>
    JSON.parse(readFileSync(join(packedFolder, file), "utf8")),
);

/** What programs import or require, of the packages with CommonJS. */
const entries = published.flatMap(({ name, exports }) =>
    Object.entries(exports).flatMap(([subpath, entry]) =>
        typeof entry === "object" && entry.require !== undefined ? [`${name}${subpath.slice(1)}`] : [],
    ),
);

/** The program in CommonJS and in TypeScript, and the tests: with Vitest, Jest, ts-jest (its first lines), and node:test. */
const [program, typedProgram] = readmeBlocks("inference", "In CommonJS").map(({ code }) => code);
const [vitest, jest, tsJest, nodeTest] = readmeBlocks("sandbox", "In a test").map(({ code }) => code);

const folder = emptyFolder(afterAll);

/** Writes files in a folder of the application. */
function write(files: Readonly<Record<string, string | undefined>>): void {
    for (const [file, content] of Object.entries(files)) {
        if (content === undefined) throw new Error(`A README no longer has the block of ${file}.`);
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), content);
    }
}

/** Runs a command in a folder of the application, which has to succeed. @returns what it printed */
async function succeed(where: string, command: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
    const { status, output } = await runIn(join(folder, where), command, args, { env: { ...env, ...more } });
    expect(status, output).toBe(0);
    return output;
}

beforeAll(async () => {
    await runIn(folder, "npm", ["init", "-y"]);
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const ours = ["inference", "catalogue", "snippets", "sandbox", "errors"].map((name) => [`@callsheet/${name}`, "*"]);
    write({
        "package.json": JSON.stringify({
            ...manifest,
            dependencies: { ...Object.fromEntries(ours), callsheet: "*" },
            // TypeScript 7 has no `node10`.
            devDependencies: {
                "@types/node": "^24.0.0",
                jest: "^30.0.0",
                "ts-jest": "^29.4.0",
                typescript: "~5.9.3",
                vitest: "^5.1.1",
            },
        }),
    });
    await installPacked(folder);
});

describe("in CommonJS", () => {
    test("the client, the catalogue, the snippets and the sandbox can be required at each entry point", async () => {
        expect(new Set(entries.map((name) => name.split("/")[1]))).toEqual(
            new Set(["catalogue", "inference", "sandbox", "snippets"]),
        );
        const names = `console.log(${entries.map((name) => `Object.keys(require("${name}")).length > 0`)})`;
        const flags = ["--no-experimental-require-module", "-e", names];
        // One entry point of the sandbox starts a proxy, with a library of ES modules.
        const served = flags.map((flag) => flag.replace('Object.keys(require("@callsheet/sandbox/serve"))', "[1]"));
        expect((await succeed("", "node", served)).trim()).toBe(entries.map(() => "true").join(" "));
        expect(await succeed("", "node", ["-p", 'typeof require("@callsheet/sandbox/serve").serveSandbox'])).toMatch(
            "function",
        );
    });

    test("`require` and `import` give the same module", async () => {
        const same = `for (const name of ${JSON.stringify(entries)}) {
            const [required, imported] = [require(name), await import(name)];
            for (const key of Object.keys(required)) if (required[key] !== imported[key]) throw new Error(name + key);
        }`;
        await succeed("", "node", ["-e", `(async () => { ${same} })()`]);
    });

    test("the README's program runs", async () => {
        write({ "plain/reply.js": program });
        const call = 'require("./reply.js").reply("Where is my book?").then(console.log)';
        const output = await succeed("plain", "npx", ["callsheet", "sandbox", "--", "node", "-e", call]);
        expect(output).toContain("Where is my book?");
    });

    test.each([
        { module: "commonjs", moduleResolution: "node10" },
        { module: "node16", moduleResolution: "node16" },
        { module: "preserve", moduleResolution: "bundler" },
    ])("TypeScript reads the types with $moduleResolution", async (options) => {
        const checks = `types-${options.moduleResolution}`;
        const imports = entries.map((name, index) => `import * as entry${index} from "${name}";\n`).join("");
        const compilerOptions = { ...options, target: "es2022", lib: ["esnext", "dom"], types: ["node"], strict: true };
        write({
            [`${checks}/reply.ts`]: typedProgram,
            [`${checks}/entries.ts`]: `${imports}export default [${entries.map((_, index) => `entry${index}`)}];\n`,
            // The compiler fails where it finds no error here, because a type is `any`.
            [`${checks}/wrong.ts`]: `import { chatCompletion } from "@callsheet/inference";
                // @ts-expect-error
                chatCompletion({ modle: "a/b" });`,
            [`${checks}/tsconfig.json`]: JSON.stringify({
                compilerOptions,
                files: ["reply.ts", "entries.ts", "wrong.ts"],
            }),
        });
        await succeed(checks, "npx", ["tsc", "--noEmit"]);
    });

    test("the others are taken as their READMEs say at the top", async () => {
        const modulesOnly = published.filter(({ exports }) => {
            const main = exports["."];
            return typeof main === "object" && main.require === undefined;
        });
        const heads = modulesOnly.map(({ name }) => {
            const readme = readFileSync(join(root, "packages", folderOf(name), "README.md"), "utf8");
            return {
                name,
                says: readme.slice(0, 1000).replaceAll("\n", " ").includes("An ES module: CommonJS takes it with"),
            };
        });
        // The element is for pages.
        expect(heads.filter(({ says }) => !says).map(({ name }) => name)).toEqual(["@callsheet/element"]);

        const uses = `import { findErrors } from "@callsheet/errors";\nexport const count: number = findErrors("429").length;\n`;
        const compilerOptions = { module: "nodenext", target: "es2022", strict: true, types: [] };
        write({
            "errors/errors.ts": uses,
            "errors/tsconfig.json": JSON.stringify({ compilerOptions, files: ["errors.ts"] }),
            "errors/errors.test.js": `test("is read", async () => {
                const { findErrors } = await import("@callsheet/errors");
                expect(findErrors("Error code: 429 - rate limit").length).toBe(1);
            });`,
        });
        await succeed("errors", "npx", ["tsc", "-p", "tsconfig.json"]);
        await succeed("errors", "node", ["-e", 'if (!(require("./errors.js").count >= 0)) process.exit(1)']);
        await succeed("errors", "npx", ["jest", "--rootDir", "."], { NODE_OPTIONS: "--experimental-vm-modules" });
    });
});

/** The folder of a package. */
const folderOf = (name: string): string => name.replace(/^@callsheet\/|-callsheet$/, "");

describe("the README's test of a program", () => {
    test("passes with Jest, which has no configuration", async () => {
        write({ "jest/package.json": "{}", "jest/reply.js": program, "jest/reply.test.js": jest });
        expect(await succeed("jest", "npx", ["jest"])).toContain("1 passed");
    });

    test("passes with ts-jest, as its own starter configures it", async () => {
        const begins = jest?.split("\n\n").slice(1).join("\n\n");
        write({ "ts-jest/package.json": "{}", "ts-jest/reply.ts": typedProgram });
        write({ "ts-jest/reply.test.ts": `${tsJest}\n${begins}` });
        await succeed("ts-jest", "npx", ["ts-jest", "config:init"]);
        expect(await succeed("ts-jest", "npx", ["jest"])).toContain("1 passed");
    });

    test("passes with Vitest", async () => {
        write({ "vitest/package.json": '{ "type": "module" }', "vitest/reply.js": asModule(program) });
        write({ "vitest/reply.test.js": vitest });
        expect(await succeed("vitest", "npx", ["vitest", "run"])).toContain("1 passed");
    });

    test("passes with node:test", async () => {
        write({ "node/package.json": '{ "type": "module" }', "node/reply.js": asModule(program) });
        write({ "node/reply.test.js": nodeTest });
        expect(await succeed("node", "node", ["--test"])).toContain("pass 1");
    });

    test("fails where the program does not ask again", async () => {
        const once = program?.replace("    });\n    return", "    }, { tries: 1 });\n    return");
        write({ "once/package.json": "{}", "once/reply.js": once, "once/reply.test.js": jest });
        const { status, output } = await runIn(join(folder, "once"), "npx", ["jest"], { env });
        expect(status).toBe(1);
        expect(output).toContain("503");
    });
});

/** The program of the README as an ES module. */
const asModule = (code = ""): string =>
    code
        .replace(/const (\{.*\}) = require\((.*)\)/, "import $1 from $2")
        .replace("exports.reply =", "export const reply =");
