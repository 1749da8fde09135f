/** The examples in docstrings are complete programs. Each must compile and run unmodified against the sandbox. */
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setLogger } from "@callsheet/inference";
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { parseSync } from "rolldown/utils";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { docstringOf } from "../declarations/docstring.ts";

const packages = join(import.meta.dirname, "../packages");
// Inside the project, where programs can resolve the packages.
const folder = join(import.meta.dirname, ".examples");

/** The example of a docstring, and the docstring's location. */
type Example = { readonly place: string; readonly program: string };

/** Without the helpers of the tasks, whose examples have their own test with input files. */
const sources = globSync("*/src/**/*.{ts,tsx}", { cwd: packages })
    .filter((path) => !/\.test\.tsx?$/.test(path) && !path.startsWith("inference/src/generated/types/"))
    .sort();

const examples = sources.flatMap((path) => {
    const text = readFileSync(join(packages, path), "utf8");
    return parseSync(path, text, { lang: path.endsWith("x") ? "tsx" : "ts" }).comments.flatMap(
        ({ value, start }): Example[] => {
            const line = text.slice(0, start).split("\n").length;
            const { tags } = docstringOf(value);
            return tags
                .filter(({ name }) => name === "example")
                .map((tag) => ({ place: `${path}:${line}`, program: tag.text }));
        },
    );
});

/** Examples of components hold elements. */
const fileOf = ({ place }: Example): string =>
    join(folder, `${place.replaceAll(/\W+/g, "-")}${place.includes(".tsx:") ? ".tsx" : ".ts"}`);

let sandbox: Sandbox;

beforeAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const example of examples) writeFileSync(fileOf(example), `${example.program}\n`);
    sandbox = await startSandbox({ models: "known", ownHosts: ["localhost:8080"] });
    vi.stubEnv("HF_TOKEN", "hf_example");
    for (const method of ["log", "info", "error"] as const) vi.spyOn(console, method).mockReturnValue();
});

afterEach(() => {
    vi.unstubAllGlobals();
    // One of the examples sets it.
    setLogger(undefined);
});
afterAll(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
    await sandbox.close();
});

test("there are examples in every package that is a library", () => {
    const found = new Set(examples.map(({ place }) => place.split("/")[0]));
    expect([...found]).toEqual(expect.arrayContaining(["inference", "sandbox", "snippets"]));
});

test("every example compiles", () => {
    const options = {
        extends: "../../tsconfig.base.json",
        // Examples have unused variables, and read environment variables as properties.
        compilerOptions: {
            types: ["node"],
            jsx: "react-jsx",
            noUnusedLocals: false,
            noPropertyAccessFromIndexSignature: false,
        },
        include: ["*.ts", "*.tsx"],
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(options));
    const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
    const { status, stdout } = spawnSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 0, stdout: "" });
}, 60_000);

/** Examples of tests, which their own runner runs. */
const [ofTests, programs] = [true, false].map((isOfTest) =>
    examples.filter(({ program }) => program.includes('"node:test"') === isOfTest),
);

test.each(ofTests ?? [])("the example at $place passes", (example) => {
    const { status, stdout } = spawnSync(process.execPath, ["--test", fileOf(example)], { encoding: "utf8" });
    expect({ status, passed: /pass [1-9]/.test(stdout) }, stdout).toEqual({ status: 0, passed: true });
});

test.each(programs ?? [])("the example at $place runs", async (example) => {
    // A program that starts its own sandbox uses that one.
    if (!example.program.includes("@callsheet/sandbox")) vi.stubGlobal("fetch", sandbox.fetch);
    const before = sandbox.requests.length;
    await expect(import(fileOf(example))).resolves.toBeDefined();
    // An example must not send a request that the sandbox has a hint about.
    const hints = sandbox.requests.slice(before).flatMap(({ hint, leak }) => [hint, leak].filter(Boolean));
    expect(hints).toEqual([]);
});
