/** Python's programs run in the page, unchanged, with the real libraries, and do what they do on a machine. */
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cells } from "../../proof/src/cells.ts";
import { tokensFor } from "../../proof/src/environment.ts";
import { judge } from "../../proof/src/judge/judge.ts";
import { problemText } from "../../proof/src/judge/problem.ts";
import type { Program } from "../../proof/src/program.ts";
import { chromiumOptions } from "../../scripts/chromium.ts";
import { happenedIn } from "./happened-in.ts";
import { runIn, serveRunPage } from "./run-page.ts";
import type { StaticHost } from "./static-host.ts";

let host: StaticHost;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
    [host, browser] = await Promise.all([serveRunPage({ withPython: true }), chromium.launch(chromiumOptions())]);
    page = await browser.newPage();
    page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(host.origin);
}, 300_000);
afterAll(async () => {
    await browser.close();
    await host.stop();
    expect(complaints.filter((one) => !one.includes("404"))).toEqual([]);
});

const plain: readonly Program[] = cells().filter(({ id, language }) => language === "python" && id.endsWith("/plain"));

async function problemsOf(program: Program): Promise<readonly string[]> {
    const tokens = tokensFor(program.environment);
    const files = [...program.files].map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
    const events = await runIn(page, {
        language: "python",
        code: program.content,
        files,
        environment: tokens,
        network: "sandbox",
    });
    const { problems } = await judge(program, happenedIn(events), tokens);
    return problems.map((problem) => `${program.id}: ${problemText(problem)}`);
}

describe("every program without options", { timeout: 120_000 }, () => {
    test.for(taskIds)("sends what it is to send, and prints or saves the answer: %s", async (task: TaskId) => {
        const programs = plain.filter((program) => program.task === task);
        const problems: string[] = [];
        for (const program of programs) problems.push(...(await problemsOf(program)));
        expect(problems).toEqual([]);
        expect(programs.length).toBeGreaterThan(0);
    });
});
