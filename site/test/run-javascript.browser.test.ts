/** Every task runs in the page with every JavaScript client, and behaves as in Node. */

import { taskIds } from "@callsheet/inference";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { matrixPrograms } from "../../proof/src/matrix-programs.ts";
import type { Program } from "../../proof/src/program.ts";
import { setCover } from "../../proof/src/covering-entries.ts";
import { chromiumOptions } from "../../testing/chromium.ts";
import { problemsInPage } from "./problems-in-page.ts";
import { serveRunPage } from "./run-page.ts";
import type { StaticHost } from "./static-host.ts";

/** The rows of the matrix that run: without options, and streamed. */
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

/**
 * A few programs that cover all: each client with the task, whole and streamed, and each provider that serves the task.
 * One model per provider is enough.
 */
function programsOf(task: Program["task"]): readonly Program[] {
    const rowOf = ({ id }: Program): string => id.slice(id.lastIndexOf("/") + 1);
    const programs = matrixPrograms({ task }).filter((one) => one.language === "js" && rows.includes(rowOf(one)));
    return setCover(programs, (program) => [
        `${program.client} ${rowOf(program)}`,
        `${program.provider}`,
        ...(program.wire.url.includes("/responses") ? [`${program.client} responses`] : []),
    ]);
}

/** Processes a few items at a time, since programs mostly wait for a queue or a stream. */
async function inTurns<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
    const waiting = items.values();
    const work = async () => {
        for (const item of waiting) await act(item);
    };
    await Promise.all(Array.from({ length: 6 }, work));
}

describe("a program of JavaScript in the page", () => {
    test.for(taskIds)("sends what it is to send, and prints or saves the answer: %s", async (task) => {
        const programs = programsOf(task);
        const problems: string[] = [];
        await inTurns(programs, async (program) => {
            problems.push(...(await problemsInPage(page, program)));
        });
        expect(problems).toEqual([]);
        expect(new Set(programs.map(({ client }) => client)).size).toBeGreaterThan(1);
    });
});
