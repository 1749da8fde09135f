/** The examples in docstrings are complete programs, which `npm run check:types` compiles. Each runs unmodified against the sandbox. */
import { spawnSync } from "node:child_process";
import { setLogger } from "@callsheet/inference";
import { type Sandbox, startSandbox } from "@callsheet/sandbox";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { examples, fileOf, removeExamples, writeExamples } from "../../tools/declarations/docstring-examples.ts";

let sandbox: Sandbox;

beforeAll(async () => {
    writeExamples();
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
    removeExamples();
    await sandbox.close();
});

test("there are examples in every package that is a library", () => {
    const found = new Set(examples.map(({ place }) => place.split("/")[0]));
    expect([...found]).toEqual(expect.arrayContaining(["inference", "sandbox", "snippets"]));
});

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
