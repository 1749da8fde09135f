// @needs bash, curl, jq, python, venv
import { afterAll, describe, expect, test, vi } from "vitest";
import type { ChapterProgram } from "../../../../site/src/book/course/chapter-programs.ts";
import type { Block } from "../../../../site/src/frame/code/blocks.ts";
import { freshMachine, makeSharedResources } from "./machine.ts";
import { openSandbox } from "./sandbox.ts";
import { openTerminal } from "./terminal.ts";

vi.stubEnv("HF_TOKEN", "hf_secret");
vi.stubEnv("PIP_RETRIES", "3");
afterAll(() => {
    vi.unstubAllEnvs();
});
const shared = await makeSharedResources();
const machines = [await freshMachine(shared, true), await freshMachine(shared, false)];
afterAll(() => Promise.all([shared, ...machines].map(({ remove }) => remove())));

type Given = { readonly python?: boolean; readonly limitSeconds?: number };

/** Runs blocks in one terminal: Python if a block begins with `py:`, otherwise `sh`. */
async function run(blocks: readonly string[], { python = true, limitSeconds = 300 }: Given = {}) {
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
        // Longer than the limit of this test: a leftover process would keep the session's output open.
        const [result] = await run(["sleep 3600 & sleep 3600"], { limitSeconds: 0.2 });
        expect(result?.failure).toEqual({ line: 1, why: "took longer than 0.2 seconds" });
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

const sandbox = await openSandbox(machines[0]?.folder ?? "");
afterAll(sandbox.close);

const ask = `import urllib.request
answer = urllib.request.urlopen("https://router.huggingface.co/v1/models")`;

const program = (code: string, changes: Partial<ChapterProgram> = {}): ChapterProgram => ({
    id: "ask.py",
    language: "python",
    code,
    files: new Map(),
    fails: false,
    place: { file: "1.mdx", line: 1 },
    ...changes,
});

const block = (text: string): Block => ({ kind: "sh", text, place: { file: "1.mdx", line: 1 } });

/** Runs commands in one terminal whose programs reach a sandbox. */
async function runAll(...commands: readonly (Block | ChapterProgram)[]) {
    const terminal = await openTerminal(machines[0] ?? expect.fail("there is no machine"), 60, sandbox);
    const results = [];
    for (const command of commands) results.push(await terminal.run(command));
    await terminal.end();
    return results;
}

describe("a program in a terminal", () => {
    test.each([
        ["Python", program(`${ask}\nprint(answer.status)`), "python ask.py"],
        [
            "JavaScript",
            program(
                'import "@callsheet/inference";\nconsole.log((await fetch("https://router.huggingface.co/v1/models")).status);',
                {
                    id: "models/js/callsheet",
                    language: "js",
                    client: "callsheet",
                },
            ),
            "node models.mjs",
        ],
        [
            "a shell",
            program(
                "curl --silent --output /dev/null --write-out '%{http_code}' https://router.huggingface.co/v1/models",
                {
                    id: "models/sh/curl",
                    language: "sh",
                    client: "curl",
                },
            ),
            "bash models.sh",
        ],
    ])("of %s is saved, and reaches the sandbox", async (_, one, command) => {
        const [ran] = await runAll(one);
        expect(ran).toMatchObject({ text: command, failure: undefined, problem: undefined });
        expect(ran?.stdout.trim()).toBe("200");
    });

    test("is known with the JSON that it was answered", async () => {
        const address = "https://router.huggingface.co/hf-inference/models/ProsusAI/finbert";
        const code = `curl --silent --json '{"inputs": "Profits rose."}' --oauth2-bearer $HF_TOKEN ${address}`;
        const [ran] = await runAll(program(code, { id: "mood/sh/curl", language: "sh", client: "curl" }));
        expect(ran?.problem).toBeUndefined();
        expect(ran?.answer).toEqual(JSON.parse(ran?.stdout ?? ""));
    });

    test("finds its files, and the sandbox in the place of a server of one's own", async () => {
        const code = `import urllib.request
print(open("notes.txt").read(), urllib.request.urlopen("http://localhost:11434/v1/models").status)`;
        const [ran] = await runAll(program(code, { files: new Map([["notes.txt", "The tank is full."]]) }));
        expect(ran).toMatchObject({ failure: undefined, problem: undefined, stdout: "The tank is full. 200\n" });
    });

    test("is wrong where it asks for nothing, has nothing to show, or ends with an error", async () => {
        const [silent, idle] = await runAll(program(ask), program('print("hello")'));
        expect(silent?.problem).toBe("printed nothing, and saved nothing");
        expect(idle?.problem).toBe("sent no request");
        const [saving, failing] = await runAll(
            program(`${ask}\nopen("answer.json", "wb").write(answer.read())`),
            program(`${ask}\nraise SystemExit(3)`),
        );
        expect(saving?.problem).toBeUndefined();
        expect(failing?.failure).toEqual({ line: 1, why: "ended with status 3" });
    });

    test("is there for the next commands, which reach the sandbox no other way, and has callsheet beside it", async () => {
        const commands = [
            block("python ask.py"),
            block("echo ${HTTPS_PROXY:-none} ${HF_TOKEN:-none}\nls ask.py"),
            block("callsheet sandbox -- python ask.py"),
        ];
        const [, again, after, ran] = await runAll(program(`${ask}\nprint(answer.status)`), ...commands);
        expect(again).toMatchObject({ text: "python ask.py", stdout: "200\n", problem: undefined });
        expect(after?.stdout).toBe("none none\nask.py\n");
        expect(ran).toMatchObject({ failure: undefined, stdout: "200\n" });
    });
});

test("each chapter begins in the folder of the course, with its environment", async () => {
    const make =
        "mkdir -p ~/transformers-course/.env/bin\ncd ~/transformers-course\necho 'VIRTUAL_ENV=it' > .env/bin/activate";
    const [, begun] = [...(await runAll(block(make))), ...(await runAll(block("pwd\necho $VIRTUAL_ENV")))];
    expect(begun?.stdout).toBe("/home/asha/transformers-course\nit\n");
});
