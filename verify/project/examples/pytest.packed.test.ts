// @needs python, venv
/** pytest-callsheet from its wheel: its own tests, its style, its types, and the example of tests with pytest. */
import { cpSync, globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { preparePytest, pytestFolder } from "../../../tools/machine/python.ts";
import { emptyFolder, packedFolder, root, runIn } from "../../testing/packed-project.ts";

const prepared = preparePytest();
const python = "path" in prepared ? prepared.path : "python3";

beforeEach(({ skip }) => {
    if ("missing" in prepared) skip(`not run: ${prepared.missing}`);
});

beforeAll(async () => {
    if ("missing" in prepared) return;
    const [wheel = ""] = globSync("pytest_callsheet-*.whl", { cwd: packedFolder });
    const words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-index"];
    const installed = await runIn(packedFolder, python, [...words, "--force-reinstall", wheel]);
    if (installed.status !== 0) throw new Error(installed.output);
});

/** Runs pytest in a copy of a folder that is not in the repository. */
async function pytestIn(source: string, ...words: readonly string[]) {
    const folder = emptyFolder();
    cpSync(source, folder, { recursive: true, filter: (path) => !/__pycache__|\.pytest_cache/.test(path) });
    return await runIn(folder, python, ["-m", "pytest", "-p", "no:cacheprovider", ...words]);
}

describe("the example of tests with pytest", () => {
    test.each([[], ["-n", "2"]])("passes with the options %j", async (...words) => {
        const { status, output } = await pytestIn(join(root, "examples/pytest"), ...words);
        expect({ status, passed: output.includes("4 passed") }, output).toEqual({ status: 0, passed: true });
    });

    test("wants nothing that these tests have not", () => {
        const names = (file: string) =>
            readFileSync(file, "utf8")
                .split("\n")
                .filter((line) => /^\w/.test(line));
        const here = [...names(join(pytestFolder, "requirements-dev.in")), "pytest-callsheet"];
        expect(here).toEqual(expect.arrayContaining(names(join(root, "examples/pytest/requirements.in"))));
    });
});

describe("pytest-callsheet", () => {
    test("passes its own tests", async () => {
        const { status, output } = await pytestIn(join(pytestFolder, "tests"), "-n", "2");
        expect(status, output).toBe(0);
    });

    test("holds to ruff", async () => {
        for (const words of [["check"], ["format", "--check"]]) {
            const { status, output } = await runIn(pytestFolder, python, [
                "-m",
                "ruff",
                ...words,
                "--no-cache",
                "src",
                "tests",
            ]);
            expect(status, output).toBe(0);
        }
    });

    test("has types that Pyright reads strictly, also where it is used", async () => {
        const pyright = join(
            dirname(createRequire(join(root, "verify/proof/package.json")).resolve("pyright/package.json")),
            "index.js",
        );
        const folder = emptyFolder();
        cpSync(join(pytestFolder, "src"), join(folder, "src"), { recursive: true });
        cpSync(join(root, "examples/pytest/support.py"), join(folder, "support.py"));
        const { status, output } = await runIn(folder, process.execPath, [pyright, "--pythonpath", python]);
        expect(status, output).toBe(0);
    });

    test("shows what the fixture does, and its settings", async () => {
        const { output } = await runIn(emptyFolder(), python, ["-m", "pytest", "--fixtures", "--help"]);
        expect(output).toContain("callsheet_sandbox_scope");
    });
});
