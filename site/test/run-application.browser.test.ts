/** The script of chapter 7 runs in the page, with its notes and without a token. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumOptions } from "../../testing/chromium.ts";
import { runOutcome } from "./run-outcome.ts";
import { runIn, serveRunPage } from "./run-page.ts";
import type { StaticHost } from "./static-host.ts";

let host: StaticHost;
let browser: Browser;
let page: Page;

beforeAll(async () => {
    [host, browser] = await Promise.all([serveRunPage({ withPython: true }), chromium.launch(chromiumOptions())]);
    page = await browser.newPage();
    await page.goto(host.origin);
});
afterAll(async () => {
    await browser.close();
    await host.stop();
});

const folder = join(import.meta.dirname, "../../examples/answering-notes");

test("it says the question, hears it, finds the note, and keeps what it says", async () => {
    const events = await runIn(page, {
        language: "python",
        code: readFileSync(join(folder, "helper.py"), "utf8"),
        files: [{ name: "notes.txt", bytes: new Uint8Array(readFileSync(join(folder, "notes.txt"))) }],
        environment: { HF_TOKEN: "hf_sandbox" },
        network: "sandbox",
    });
    const { failure, stdout, stderr, saved } = runOutcome(events);
    expect(failure, stderr).toBe(undefined);
    expect(stdout).toBe("? પાણીની ટાંકી ક્યારે સાફ કરવાની છે?\n! પાણીની ટાંકી દર મહિનાના પહેલા રવિવારે સાફ કરવાની છે.\n");
    expect([...saved.keys()]).toEqual(["answer.flac"]);
});
