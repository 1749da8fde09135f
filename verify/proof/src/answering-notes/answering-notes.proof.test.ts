// @needs chromium, python, venv
/** Tests the application of chapter 7: `npm start` in a fresh copy, and its page in a browser. The proof of the course runs `npm test`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import axe, { type AxeResults } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumOptions } from "../../../testing/chromium.ts";
import { copyFiles } from "../course/application.ts";
import { endGroup } from "../runtimes/process.ts";

const folder = mkdtempSync(join(tmpdir(), "answering-notes-"));
copyFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Running = {
    /** Its output so far. */
    readonly output: () => string;
    /** Resolves with its exit code. Null if it was ended by `end`. */
    readonly ended: Promise<number | null>;
    /** Interrupts it and all its child processes, like Ctrl+C. */
    readonly end: () => Promise<number | null>;
};

/**
 * Environment variables that are not passed on: npm sets them for another package (except those for its configuration
 * files), and tests must not use our token.
 */
const ours = /^(?:npm_(?!config_(?:user|global)config$)|VITEST|NODE_ENV$|TEST$|HF_TOKEN$)/;

/** Runs npm in the copy with these words: `["start", "--", "--port", "0"]`. */
function run(words: readonly string[]): Running {
    const variables = Object.entries(process.env).filter(([name]) => !ours.test(name));
    const child = spawn("npm", words, {
        cwd: folder,
        env: Object.fromEntries(variables),
        // In its own process group, so that a signal reaches all of it.
        detached: true,
        stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (piece) => {
            output += piece;
        });
    }
    const ended = new Promise<number | null>((resolve, reject) => {
        child.once("error", reject);
        child.once("close", resolve);
    });
    return {
        output: () => output,
        ended,
        end: () => {
            if (child.exitCode === null && child.signalCode === null) endGroup(child.pid, "SIGINT");
            return ended;
        },
    };
}

describe("npm start", () => {
    let started: Running;
    let address = "";
    let browser: Browser;
    beforeAll(async () => {
        started = run(["start", "--", "--port", "0"]);
        address = await addressOf(started);
        // A fake microphone that plays a tone, with permission granted.
        const fake = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
        const { args, ...options } = chromiumOptions();
        browser = await chromium.launch({ ...options, args: [...args, ...fake] });
    });
    afterAll(async () => {
        await browser?.close();
        await started?.end();
    });

    /** Opens the page in a language. @returns the page and the errors that occur in it */
    async function open(locale: string, viewport = { width: 1280, height: 800 }) {
        const page = await browser.newPage({ locale, viewport });
        const problems: string[] = [];
        page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
        page.on("pageerror", ({ message }) => problems.push(message));
        await page.goto(address);
        // The page loads before its program runs: a key pressed in between would have no effect.
        await page.locator("#ask[data-state]").waitFor();
        return { page, problems };
    }
    const status = (page: Page) => page.getByRole("status").textContent();
    /** Whether the spoken answer has been played to its end. */
    const played = (page: Page) => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.ended);

    test("answers a question", async () => {
        const question = await (await fetch(`${address}example`)).arrayBuffer();
        const headers = { "content-type": "audio/flac", "accept-language": "gu" };
        const response = await fetch(`${address}ask`, { method: "POST", headers, body: question });
        expect(await response.json()).toMatchObject({
            question: "પાણીની ટાંકી ક્યારે સાફ કરવાની છે?",
            note: "પાણીની ટાંકી દર મહિનાના પહેલા રવિવારે સાફ કરવાની છે.",
            sound: expect.stringMatching(/^data:audio\/flac;base64,/),
            trouble: null,
        });
    });

    test("its page says the note aloud when the example question is asked, by keyboard alone", async () => {
        const { page, problems } = await open("gu-IN", { width: 360, height: 740 });
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("નમૂનાનો સવાલ પૂછો");
        await page.keyboard.press("Enter");
        await expect.poll(() => status(page)).toBe("આ રહ્યો જવાબ.");
        expect(await page.locator("blockquote").textContent()).toBe("પાણીની ટાંકી દર મહિનાના પહેલા રવિવારે સાફ કરવાની છે.");
        await expect.poll(() => played(page)).toBe(true);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        expect(problems).toEqual([]);
        await page.close();
    });

    test("its page records a question with the microphone, and sends it as WAV", async () => {
        const { page, problems } = await open("en-IN");
        await page.getByRole("button", { name: "Ask a question" }).press("Enter");
        await expect.poll(() => status(page)).toContain("Listening.");
        await page.waitForTimeout(2000);
        const [request] = await Promise.all([
            page.waitForRequest(/\/ask$/),
            page.getByRole("button", { name: "I have asked" }).press("Enter"),
        ]);
        expect(request.headers()).toMatchObject({ "content-type": "audio/wav", "accept-language": "en" });
        await expect.poll(() => status(page)).toBe("Here is the answer.");
        // The sandbox reads the duration from the file itself. No note is about a tone.
        const [, seconds] =
            /A recording of (\d+(?:\.\d)?) seconds/.exec((await page.locator(".heard").textContent()) ?? "") ?? [];
        expect(Number(seconds)).toBeGreaterThan(0);
        expect(await page.locator("blockquote").textContent()).toBe("There is no note about this.");
        await expect.poll(() => played(page)).toBe(true);
        expect(problems).toEqual([]);
        await page.close();
    });

    test.each(["light", "dark"] as const)(
        "its page has no fault that axe finds, in the %s theme",
        async (colorScheme) => {
            const { page } = await open("gu-IN", { width: 360, height: 740 });
            await page.emulateMedia({ colorScheme });
            await page.getByRole("button", { name: "નમૂનાનો સવાલ પૂછો" }).click();
            await page.locator("audio").waitFor();
            await page.evaluate(axe.source);
            const { violations } = await page.evaluate<AxeResults>("axe.run({ resultTypes: ['violations'] })");
            expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
            await page.close();
        },
    );

    test("its page says what to do where the microphone is not allowed", async () => {
        const { page } = await open("gu-IN");
        await page.evaluate(() => {
            navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("", "NotAllowedError"));
        });
        await page.getByRole("button", { name: "સવાલ પૂછો", exact: true }).click();
        await expect.poll(() => page.getByRole("alert").textContent()).toContain("તાળા પર click");
        await page.getByRole("button", { name: "English" }).click();
        expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
        await page.close();
    });

    test("ends with Ctrl+C, and leaves nothing listening", async () => {
        await started.end();
        await expect(fetch(address)).rejects.toThrow();
    });
});

describe("npm start says what to do", () => {
    test.each([
        ["where there is no token", ["--provider"], "HF_TOKEN is not set."],
        ["of a port that is none", ["--port", "door"], "--port takes a number from 0 to 65535; received door."],
        ["of what it does not know", ["--prot", "9000"], "npm start takes --provider and --port"],
    ])("%s", async (_name, words, message) => {
        const started = run(["start", "--", ...words]);
        expect(await started.ended).toBe(1);
        expect(started.output()).toContain(message);
    });

    test("where the port is taken", async () => {
        const other = createServer().listen(0, "127.0.0.1");
        await once(other, "listening");
        const { port } = Object(other.address());
        const started = run(["start", "--", "--port", String(port)]);
        expect(await started.ended).toBe(1);
        expect(started.output()).toContain(`Port ${port} is taken.`);
        other.close();
    });
});

/** Waits for the address that the application prints. Throws its output if it ends first. */
async function addressOf(started: Running): Promise<string> {
    const over = started.ended.then(() => true);
    for (;;) {
        const [, found] = /^ {4}(http:\S+)$/m.exec(started.output()) ?? [];
        if (found !== undefined) return found;
        const waited = new Promise<false>((resolve) => setTimeout(resolve, 100, false));
        if (await Promise.race([over, waited])) throw new Error(`It ended:\n${started.output()}`);
    }
}
