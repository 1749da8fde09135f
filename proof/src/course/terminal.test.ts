import { afterAll, describe, expect, test, vi } from "vitest";
import { freshMachine } from "./machine.ts";
import { makeSupplies } from "./supplies.ts";
import { openTerminal } from "./terminal.ts";

vi.setConfig({ testTimeout: 30_000 });

vi.stubEnv("HF_TOKEN", "hf_secret");
vi.stubEnv("PIP_RETRIES", "3");
afterAll(() => {
    vi.unstubAllEnvs();
});
const supplies = await makeSupplies();
const machines = [await freshMachine(supplies, true), await freshMachine(supplies, false)];
afterAll(() => Promise.all([supplies, ...machines].map(({ remove }) => remove())));

type Given = { readonly python?: boolean; readonly limitSeconds?: number };

/** Runs blocks of `sh`, or of Python where a block begins with `py:`, in one terminal. */
async function run(blocks: readonly string[], { python = true, limitSeconds = 60 }: Given = {}) {
    const machine = machines.find((machine) => machine.python === python);
    if (machine === undefined) throw new Error("there is no machine");
    const terminal = await openTerminal(machine, limitSeconds);
    const results = [];
    for (const block of blocks) {
        const kind = block.startsWith("py:") ? "python" : "sh";
        const text = block.replace(/^py:/, "");
        results.push(await terminal.run({ kind, text, place: { file: "1.mdx", line: 1 } }));
    }
    await terminal.end();
    return results;
}

const outputs = (results: Awaited<ReturnType<typeof run>>) => results.map(({ stdout }) => stdout.trim());

describe("a terminal", () => {
    test("begins in an empty home folder, with nothing of this computer's environment", async () => {
        const [place, list, names] = outputs(await run(["pwd\necho ~", "ls -A", "env"]));
        expect(place).toBe("/home/asha\n/home/asha");
        expect(list).toBe("");
        expect(names).not.toMatch(/HF_TOKEN|VIRTUAL_ENV|PYTHON|CONDA|^npm_/m);
        expect(names).toMatch(/^PIP_RETRIES=3$/m);
    });

    test("keeps what a block changes for the next", async () => {
        const blocks = ["mkdir letters\ncd letters\nname=asha\nhello() { echo hello $name; }", "pwd", "hello"];
        expect(outputs(await run(blocks))).toEqual(["", "/home/asha/letters", "hello asha"]);
    });

    test.each([
        ["in the middle of a block", "echo a\nls nothing\necho b", { line: 2, why: "ended with status 2" }],
        ["in the middle of a pipe", "false | cat", { line: 1, why: "ended with status 1" }],
        ["that is not there", "nothing-of-the-kind", { line: 1, why: "ended with status 127" }],
        ["that is not finished", 'echo "a', { line: 1, why: "ended with status 2" }],
    ])("says where a command failed: %s", async (_, block, failure) => {
        const [result] = await run([block]);
        expect(result?.failure).toEqual(failure);
        expect(result?.stdout).not.toContain("b");
    });

    test("takes what a program itself handles for no failure", async () => {
        const block = "if false; then ls; fi\nfalse || true\n! false";
        expect((await run([block])).map(({ failure }) => failure)).toEqual([undefined]);
    });

    test("says which block ended it", async () => {
        const [first, second] = await run(["echo a; exit 3", "ls"]);
        expect(first?.failure?.why).toMatch(/^ended the session/);
        expect(second?.failure?.why).toMatch(/^ended the session/);
    });

    test("ends a block that takes too long, and all that it started", async () => {
        const started = performance.now();
        const [result] = await run(["sleep 60 & sleep 60"], { limitSeconds: 0.2 });
        expect(result?.failure).toEqual({ line: 1, why: "took longer than 0.2 seconds" });
        expect(performance.now() - started).toBeLessThan(20_000);
    });

    test("has no python where there is none: python3 is written until the environment is active", async () => {
        const fake =
            "mkdir -p .env/bin\nprintf 'echo the python of the environment' > .env/bin/python\nchmod +x .env/bin/python";
        const activate = "export VIRTUAL_ENV=$PWD/.env PATH=$PWD/.env/bin:$PATH";
        const blocks = ["command -v python || echo nothing", "python --version", fake, activate, "python --version"];
        const results = await run(blocks, { python: false });
        expect(results.map(({ failure }) => failure)).toEqual(blocks.map(() => undefined));
        expect(results.map(({ text }) => text).filter((text) => text.includes("--version"))).toEqual([
            "python3 --version",
            "python --version",
        ]);
        expect(outputs(results)).toEqual([
            "nothing",
            expect.stringMatching(/^Python 3/),
            "",
            "",
            "the python of the environment",
        ]);
    });
});

describe("the interpreter of a terminal", () => {
    test("runs blocks one after the other, where the terminal is, and prints values as it is typed", async () => {
        const blocks = [
            "mkdir notes\ncd notes\nexport NAME=asha",
            "py:import os\nx = os.environ['NAME']",
            "py:x\nos.getcwd()",
        ];
        const results = await run(blocks);
        expect(results.map(({ failure }) => failure)).toEqual([undefined, undefined, undefined]);
        expect(results[2]?.stdout).toMatch(/^'asha'\n'.*\/home\/asha\/notes'\n$/);
    });

    test.each([
        ["x = 1\n\nx.nothing\nprint(2)", 3, "AttributeError"],
        ["x = 1\nif x\n", 2, "SyntaxError"],
        ["import sys\nsys.exit(2)", 2, "SystemExit"],
    ])("says which line failed: %j", async (block, line, error) => {
        const [result] = await run([`py:${block}`]);
        expect(result?.failure).toEqual({ line, why: "ended with status 1" });
        expect(result?.stderr).toContain(error);
        expect(result?.stdout).toBe("");
    });

    test("fails where there is no python", async () => {
        const [result] = await run(["py:1"], { python: false });
        expect(result?.failure?.why).toMatch(/python: command not found/);
    });
});
