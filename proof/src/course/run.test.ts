import { describe, expect, test } from "vitest";
import type { Chapter } from "./chapters.ts";
import { lessonsIn } from "./lessons.ts";
import type { CourseResult } from "./result.ts";
import { runSteps } from "./run.ts";
import type { Ran, Session } from "./session.ts";

const chapter: Chapter = {
    language: "gu",
    name: "course/chapter0/1",
    file: "gu/1.mdx",
    markdown: "```sh\ncd ~\nls\n```\n```output\nnotes\n```\n```sh\npwd\n```\n```output\n/home\n```",
};
const steps = lessonsIn([chapter]).lessons.flatMap(({ steps }) => steps);

async function resultsIn(open: () => Promise<Session>): Promise<CourseResult[]> {
    const results: CourseResult[] = [];
    for await (const result of runSteps({ chapter, way: "terminal", steps }, open)) results.push(result);
    return results;
}

/** The results of the chapter in a session that answers its blocks with these. */
async function resultsOf(answers: readonly Partial<Ran>[], isShown = false) {
    const left = answers.values();
    let ended = 0;
    const results = await resultsIn(async () => ({
        run: async ({ text }) => ({ text, stdout: "", stderr: "", failure: undefined, ...left.next().value }),
        isShown: () => isShown,
        end: async () => {
            ended++;
        },
    }));
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

    test("leaves out what another session shows", async () => {
        expect(await resultsOf([{ stdout: "notes\n" }], true)).toHaveLength(2);
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
