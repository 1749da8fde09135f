/** Every task runs in the page, with every client of JavaScript, and does what it does in Node. */
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { taskIds } from "@callsheet/inference";
import { chromiumOptions } from "../../scripts/chromium.ts";
import { cells } from "../../proof/src/cells.ts";
import { tokensFor } from "../../proof/src/environment.ts";
import { judge } from "../../proof/src/judge/judge.ts";
import type { Program } from "../../proof/src/program.ts";
import { happenedIn } from "./happened-in.ts";
import { runIn, serveRunPage } from "./run-page.ts";
import type { StaticHost } from "./static-host.ts";

/** The rows of the matrix that are run: with no options, and as events. */
const rows = ["plain", "streamed"];

let host: StaticHost;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
    [host, browser] = await Promise.all([serveRunPage(), chromium.launch(chromiumOptions())]);
    page = await browser.newPage();
    page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await page.goto(host.origin);
});
afterAll(async () => {
    await browser.close();
    await host.stop();
    expect(complaints.filter((one) => !one.includes("404"))).toEqual([]);
});

/** One model of each provider at a task. */
function programsOf(task: Program["task"]): Program[] {
    const found = new Map<string, Program>();
    for (const program of cells({ task })) {
        const { id, provider, language, client } = program;
        const row = id.slice(id.lastIndexOf("/") + 1);
        if (language !== "js" || !rows.includes(row)) continue;
        const key = [provider, client, row].join();
        if (!found.has(key)) found.set(key, program);
    }
    return [...found.values()];
}

/** Some at a time: most of them wait for a job in a queue, or for the next word. */
async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
    const waiting = items.values();
    const work = async () => {
        for (const item of waiting) await act(item);
    };
    await Promise.all(Array.from({ length: 6 }, work));
}

describe("a program of JavaScript in the page", { timeout: 180_000 }, () => {
    test.for(taskIds)("sends what it is to send, and prints or saves the answer: %s", async (task) => {
        const programs = programsOf(task);
        const problems: string[] = [];
        await inTurns(programs, async (program) => {
            const tokens = tokensFor(program.environment);
            const files = [...program.files].map(([name, bytes]) => ({ name, bytes: new Uint8Array(bytes) }));
            const events = await runIn(page, {
                language: "js",
                code: program.content,
                files,
                environment: tokens,
                network: "sandbox",
            });
            const judgement = await judge(program, happenedIn(events), tokens);
            problems.push(...judgement.problems.map(({ at, message }) => `${program.id}: ${at}: ${message}`));
        });
        expect(problems).toEqual([]);
        expect(new Set(programs.map(({ client }) => client)).size).toBeGreaterThan(1);
    });
});
