// @needs python
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { pythonRuntime } from "./python.ts";

const work = mkdtempSync(join(tmpdir(), "callsheet-python-"));
const environment = { PATH: process.env["PATH"] ?? "", LANG: "C.UTF-8" };
const python = execFileSync("python3", ["-c", "import sys; print(sys.executable)"], { encoding: "utf8" }).trim();
const runtime = pythonRuntime(python, environment);
afterAll(async () => {
    await runtime.close();
    rmSync(work, { recursive: true });
});

let count = 0;
async function run(content: string, more: Readonly<Record<string, string>> = {}) {
    count += 1;
    const folder = join(work, String(count));
    mkdirSync(folder);
    writeFileSync(join(folder, "snippet.py"), content);
    return await runtime.run({ folder, file: "snippet.py", environment: { ...environment, ...more } });
}

describe("a Python program", () => {
    test("runs as a main program, in its folder, with its own variables", async () => {
        const content =
            "import os, sys\nprint(__name__, os.path.basename(os.getcwd()), os.environ['A'], len(sys.argv))";
        expect(await run(content, { A: "“b”" })).toEqual({
            failure: undefined,
            stdout: `__main__ ${count} “b” 1\n`,
            stderr: "",
        });
    });

    test("leaves nothing to the next: no variable, module, folder", async () => {
        await run("import os, json\nos.environ['LEFT'] = '1'\njson.left = 1\nos.chdir('/')");
        const { stdout } = await run(
            "import os, json\nprint(os.environ.get('LEFT'), hasattr(json, 'left'), os.getcwd())",
        );
        expect(stdout).toMatch(new RegExp(`^None False .*/${count}\n$`));
    });

    test.each([
        ["an error", "raise ValueError('no')", "ended with code 1", /ValueError: no/],
        ["a code", "import sys; sys.exit(3)", "ended with code 3", /^$/],
        ["a message", "import sys; sys.exit('no')", "ended with code 1", /^no$/m],
        ["a mistake", "print(", "ended with code 1", /SyntaxError/],
        ["a crash", "import os; os.abort()", "ended by signal 6", /^/],
    ])("that ends with %s fails", async (_, content, failure, stderr) => {
        const finished = await run(content);
        expect(finished.failure).toBe(failure);
        expect(finished.stderr).toMatch(stderr);
    });

    test("that kills its worker fails, and the next has a new one", async () => {
        expect((await run("import os, signal; os.kill(os.getppid(), signal.SIGKILL)")).failure).toBe(
            "the Python worker ended",
        );
        expect((await run("print(1)")).stdout).toBe("1\n");
    });
});
