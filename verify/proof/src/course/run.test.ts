import { describe, expect, test } from "vitest";
import { type Chapter, lessonsIn } from "./lessons.ts";
import type { CourseResult } from "./result.ts";
import { excerptOf, hasShape, outputMatches, runSteps } from "./run.ts";
import { type CommandResult, isProgram, type Session } from "./steps.ts";

const chapter: Chapter = {
    language: "gu",
    name: "course/chapter0/1",
    file: "gu/1.mdx",
    markdown: "```sh\ncd ~\nls\n```\n```output\nnotes\n```\n```sh\npwd\n```\n```output\n/home\n```",
};
async function resultsIn(open: () => Promise<Session>, markdown = chapter.markdown): Promise<CourseResult[]> {
    const results: CourseResult[] = [];
    const steps = lessonsIn([{ ...chapter, markdown }]).lessons.flatMap(({ steps }) => steps);
    for await (const result of runSteps({ chapter, way: "terminal", steps }, open)) results.push(result);
    return results;
}

const outcomesOf = async (markdown: string, answers: readonly Partial<CommandResult>[]) =>
    (await resultsOf(answers, { markdown })).map(({ outcome, reason }) => [outcome, reason]);

type Given = { readonly markdown?: string; readonly isShown?: boolean };

/** The results of the chapter in a fake session that returns these answers to its commands. */
async function resultsOf(answers: readonly Partial<CommandResult>[], { markdown, isShown = false }: Given = {}) {
    const left = answers.values();
    let [count, ended] = [0, 0];
    const results = await resultsIn(
        async () => ({
            run: async (command) => {
                count++;
                const text = isProgram(command) ? command.id : command.text;
                return { text, stdout: "", stderr: "", failure: undefined, ...left.next().value };
            },
            // From its first command on.
            isShown: () => isShown && count > 0,
            end: async () => {
                ended++;
            },
        }),
        markdown,
    );
    expect(ended).toBe(1);
    return results;
}

describe("runSteps", () => {
    test("passes blocks that run and outputs that come", async () => {
        const results = await resultsOf([{ stdout: "notes\n" }, { stdout: "/home\n" }]);
        expect(results.map(({ outcome, place, block }) => [outcome, place, block])).toEqual([
            ["passed", "gu/1.mdx:2", "cd ~\nls"],
            ["passed", "gu/1.mdx:6", "notes"],
            ["passed", "gu/1.mdx:9", "pwd"],
            ["passed", "gu/1.mdx:12", "/home"],
        ]);
        expect(results[0]).toMatchObject({ chapter: "course/chapter0/1", language: "gu", output: "notes" });
    });

    test("names the chapter, the line and the command that failed, and runs nothing after it", async () => {
        const results = await resultsOf([{ stderr: "oh\n", failure: { line: 2, why: "ended with status 2" } }]);
        expect(results[0]).toMatchObject({
            outcome: "failed",
            reason: "gu/1.mdx:3: `ls` ended with status 2",
            output: "oh",
        });
        const reason = "It comes after gu/1.mdx:2, which failed.";
        const [, ...rest] = results;
        expect(rest.map(({ outcome, place, reason }) => [outcome, place, reason])).toEqual([
            ["notRun", "gu/1.mdx:6", reason],
            ["notRun", "gu/1.mdx:9", reason],
            ["notRun", "gu/1.mdx:12", reason],
        ]);
    });

    test("fails an output that does not come, and goes on", async () => {
        const results = await resultsOf([{ stdout: "letters\n" }, { stdout: "/home\n" }]);
        expect(results.map(({ outcome }) => outcome)).toEqual(["passed", "failed", "passed", "passed"]);
        expect(results[1]).toMatchObject({ reason: "gu/1.mdx:6: the command answers otherwise.", output: "letters" });
    });

    const broken = { failure: { line: 1, why: "ended with status 1" } };

    test("passes a mistake that fails, and fails one that does not", async () => {
        expect(await outcomesOf("```sh fails\noh\n```\n```sh\nls\n```", [broken, {}])).toEqual([
            ["passed", undefined],
            ["passed", undefined],
        ]);
        expect(await outcomesOf("```sh fails\noh\n```\n```sh\nls\n```", [{}, {}])).toEqual([
            ["failed", "gu/1.mdx:2: it was to fail, and did not."],
            ["notRun", "It comes after gu/1.mdx:2, which failed."],
        ]);
    });

    const programs = '<Snippet id="frogs" message="Frogs?" clients="js/fetch sh/curl" />';

    test("fails a program by itself: what comes after it is run", async () => {
        expect(await outcomesOf(programs, [broken, {}])).toEqual([
            ["failed", "gu/1.mdx:1: `frogs/js/fetch` ended with status 1"],
            ["passed", undefined],
        ]);
    });

    test("fails a program that ends well, and has a problem", async () => {
        const [first] = await outcomesOf(programs, [{ problem: "sent no request" }, {}]);
        expect(first).toEqual(["failed", "gu/1.mdx:1: sent no request"]);
    });

    test("compares JSON with the shape of what was answered", async () => {
        const text = `${programs}\n\n\`\`\`json\n{ "usage": 1 }\n\`\`\``;
        expect((await outcomesOf(text, [{}, { answer: { usage: 75, id: "x" } }])).at(-1)?.[0]).toBe("passed");
        expect((await outcomesOf(text, [{}, { answer: { id: "x" } }])).at(-1)).toEqual([
            "failed",
            "gu/1.mdx:4: the command answers otherwise.",
        ]);
    });

    test("fails what could not be run at all", async () => {
        const results = await resultsIn(async () => ({
            run: () => Promise.reject(new Error("the machine is gone")),
            end: async () => {},
        }));
        expect(results.map(({ outcome }) => outcome)).toEqual(["failed", "notRun", "notRun", "notRun"]);
        expect(results[0]?.reason).toContain("could not be run: the machine is gone");
    });

    test("leaves out what another session shows", async () => {
        expect(await resultsOf([{ stdout: "notes\n" }], { isShown: true })).toHaveLength(2);
    });

    test("runs nothing where nothing can be opened", async () => {
        const results = await resultsIn(() => Promise.reject(new Error("there is no bash")));
        expect(results).toHaveLength(4);
        for (const { outcome, reason } of results) {
            expect({ outcome, reason }).toEqual({
                outcome: "notRun",
                reason: "The terminal could not be opened: there is no bash",
            });
        }
    });
});

describe("outputMatches", () => {
    test.each([
        ["Python 3.12.3", "Python 3.9\n"],
        [".  ..  .env", ".\n..\n.env\n"],
        ["5.0.0", "\u001b[1m5.23.1\u001b[0m\n"],
    ])("lets numbers and space differ: %j is %j", (shown, answered) => {
        expect(outputMatches(shown, answered)).toBe(true);
    });

    test.each([
        ["5.0.0", ""],
        ["/home/asha/.env/bin/python", "/usr/bin/python"],
        [".  ..  .env", ".\n..\n.env\nnotes.txt\n"],
    ])("lets nothing else differ: %j is not %j", (shown, answered) => {
        expect(outputMatches(shown, answered)).toBe(false);
    });
});

describe("hasShape", () => {
    const answer = { id: "x", choices: [{ message: { content: "Rain." }, reason: null }], usage: { total: 75 } };

    test.each([
        ["a part of it", { usage: { total: 9 } }],
        ["other texts", { choices: [{ message: { content: "…" } }] }],
        ["nothing where there is nothing", { choices: [{ reason: null }] }],
    ])("lets a chapter show %s", (_, shown) => {
        expect(hasShape(shown, answer)).toBe(true);
    });

    test.each([
        ["a field that is not there", { usage: { cost: 1 } }],
        ["another kind of value", { usage: { total: "75" } }],
        ["an object where a list is", { choices: { message: {} } }],
        ["one entry more", { choices: [{}, {}] }],
        ["nothing where something is", { usage: null }],
    ])("does not let it show %s", (_, shown) => {
        expect(hasShape(shown, answer)).toBe(false);
        expect(hasShape(shown, undefined)).toBe(false);
    });
});

describe("excerptOf", () => {
    test("is the end of a text, in short lines", () => {
        const excerpt = excerptOf(`${"x".repeat(1000)}\n${"line\n".repeat(11)}`).split("\n");
        expect(excerpt).toHaveLength(12);
        expect(excerpt[0]).toBe(`${"x".repeat(300)}…`);
    });

    test("has no colours, no progress that was written over, and no empty lines", () => {
        expect(excerptOf("\u001b[31m10%\r50%\r100%\u001b[0m\r\n\n  done \n")).toBe("100%\n  done");
    });

    test("does not tell where the machine gets its packages", () => {
        const text =
            "Looking in indexes: https://me:secret@index.example/simple\nDownloading https://index.example/x.whl (1 kB)";
        expect(excerptOf(text)).toBe("Downloading https://… (1 kB)");
    });
});
