/**
 * The second part of `npm run pack`: builds the wheel of pytest-callsheet, which holds the sandbox as one JavaScript file.
 * It needs Python 3 with venv; without it the wheel is not built.
 */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "rolldown";
import { notices } from "../packages/sandbox/notices.ts";
import { root } from "./install.mjs";
import { preparePytest } from "./machine/python.ts";

const source = join(root, "python/pytest-callsheet");
const target = join(root, "packed");
const stage = join(target, "pytest-callsheet");

const python = preparePytest();
if ("missing" in python) console.log(`The wheel of pytest-callsheet was not built: ${python.missing}.`);
else await packWheel(python.path);

async function packWheel(python: string): Promise<void> {
    rmSync(stage, { recursive: true, force: true });
    for (const wheel of globSync("pytest_callsheet-*.whl", { cwd: target })) rmSync(join(target, wheel));
    for (const part of ["pyproject.toml", "README.md", "src"]) {
        const filter = (path: string) => !path.includes("__pycache__");
        cpSync(join(source, part), join(stage, part), { recursive: true, filter });
    }
    cpSync(join(root, "LICENSE"), join(stage, "LICENSE"));
    await bundle(join(stage, "src/pytest_callsheet/sandbox"));
    // The tool that builds it is in the environment, locked by hash.
    const words = ["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"];
    // The date of the files in the wheel: the same sources give the same bytes.
    const env = { ...process.env, SOURCE_DATE_EPOCH: "1767225600" };
    execFileSync(python, [...words, "--wheel-dir", target, stage], { env, stdio: ["ignore", "inherit", "inherit"] });
    const [wheel = ""] = globSync("pytest_callsheet-*.whl", { cwd: target });
    checkWheel(python, join(target, wheel));
    console.log(`packed/${wheel}`);
}

/** Bundles the sandbox into one file, with the licences of what it contains and the page of its journal beside it. */
async function bundle(folder: string): Promise<void> {
    mkdirSync(folder, { recursive: true });
    await build({
        input: join(source, "sandbox/main.ts"),
        platform: "node",
        output: {
            file: join(folder, "sandbox.mjs"),
            format: "esm",
            codeSplitting: false,
            minify: true,
            // Errors name the functions that they come from.
            keepNames: true,
        },
        plugins: [notices("THIRD-PARTY-LICENSES.txt")],
        logLevel: "warn",
    });
    const page = join(root, "packages/sandbox/src/journal/page");
    for (const name of globSync("journal.*", { cwd: page })) cpSync(join(page, name), join(folder, "page", name));
}

/** Checks that the wheel has what it needs, and the version of the other packages. */
function checkWheel(python: string, wheel: string): void {
    const wheelFiles = execFileSync(python, ["-m", "zipfile", "--list", wheel], { encoding: "utf8" });
    const neededFiles = ["plugin.py", "py.typed", "sandbox/sandbox.mjs", "sandbox/THIRD-PARTY-LICENSES.txt"];
    const lacking = neededFiles.filter((name) => !wheelFiles.includes(`pytest_callsheet/${name}`));
    const { version } = JSON.parse(readFileSync(join(root, "packages/sandbox/package.json"), "utf8"));
    if (!wheel.includes(`-${version}-`)) lacking.push(`the version ${version} of the sandbox`);
    if (lacking.length > 0) throw new Error(`${wheel} lacks ${lacking.join(", ")}.`);
}
