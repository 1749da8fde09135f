/** The Run panel: results, requests, errors, and the note that no model responded. */
import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { pressRun } from "../../verify/testing/press-run.ts";
import { skipWithout } from "../../verify/testing/test-with.ts";
import { exampleTasks } from "../src/book/home/HomeParts.tsx";
import type { Language } from "../src/languages.ts";
import { fill } from "../src/words/format.ts";
import { strings } from "../src/words/strings.ts";
import { test, waitForHydration } from "./browser.ts";
import { axeFindings } from "./page-checks.ts";

const english = strings.en.run;

/** Opens a page, selects a client's tab, such as `js/callsheet`, and finds the row of buttons below its program. */
async function rowAt(page: Page, address: string, client: string): Promise<Locator> {
    await page.goto(address);
    await page.locator(`[data-tab="${client}"]`).first().click();
    return page.locator(`[data-panel="${client}"] .run`).first();
}

const statusOf = (row: Locator): Locator => row.locator(".run-status");

/** Presses Run, and waits for the end. */
const run = (row: Locator, language: Language = "en") => pressRun(row, { again: strings[language].run.again });

/** The element that shows the result of a task. */
const shown = [
    ["feature-extraction", ".run-vector svg rect"],
    ["question-answering", "mark.run-span"],
    ["sentence-similarity", ".run-bars li"],
    ["tabular-regression", "td.run-chosen"],
    ["text-to-image", ".run-picture img"],
    ["text-to-video", ".run-player video"],
] as const;

/** Matches the status of a successful run, with any number of seconds. */
const doneIn = (language: Language): RegExp =>
    new RegExp(`^${fill(strings[language].run.done, { seconds: "[\\d.]+" })}$`);

/** The text of the open editor. */
const textIn = async (page: Page): Promise<string> => {
    const lines = page.locator(".run-editor .cm-line");
    await lines.first().waitFor();
    return (await lines.allTextContents()).join("\n");
};

/** Replaces the page's program with this JavaScript. */
async function write(row: Locator, code: string): Promise<void> {
    await row.locator('[data-run-press="edit"]').click();
    await row.page().locator(".run-editor").fill(code);
}

describe("a task's page runs the very program that it shows, and says in words that no model answered:", () => {
    test.for([
        // A site that was built without Python cannot run it.
        ["Python", "python/huggingface_hub", ["venv"]],
        ["JavaScript", "js/callsheet", []],
        ["the shell", "sh/curl", []],
    ] as const)("%s", async ([language, client, needs], { page, skip, task }) => {
        skipWithout(needs, { skip, task });
        const row = await rowAt(page, "/gu/tasks/text-classification", client);
        await run(row, "gu");
        await expect.poll(() => statusOf(row).innerText()).toMatch(doneIn("gu"));
        await expect.poll(() => row.locator(".run-honest").innerText()).toBe(strings.gu.run.honest);
        // A shell's answer is shown as it came, among the requests.
        if (language !== "the shell")
            await expect.poll(() => row.locator(".run-output").innerText()).toContain("label");
        await expect.poll(() => row.locator(".run-bars li").count()).toBeGreaterThan(0);
    });
});

describe("the home page", () => {
    test("runs the program of each of its tasks, with the page's own files alone", async ({ page }) => {
        await page.goto("/gu");
        for (const task of exampleTasks) {
            await page.locator(`input[value="${task}"]`).check({ force: true });
            const call = page.locator(`[data-example="${task}"]`);
            await call.locator('[data-tab="js/callsheet"]').click();
            const row = call.locator('[data-panel="js/callsheet"] .run');
            await pressRun(row, { again: strings.gu.run.again, press: (button) => button.press("Enter") });
            const output = row.locator(".run-output");
            await expect.poll(async () => (await output.innerText()).length, { message: task }).toBeGreaterThan(5);
            await expect.poll(() => row.locator(".run-honest").innerText()).toBe(strings.gu.run.honest);
        }
    });

    test("switches between its tasks by the keyboard alone", async ({ page }) => {
        await page.goto("/en");
        await page.locator("input[value=conversational]").focus();
        await page.keyboard.press("ArrowRight");
        const example = page.locator("[data-example]:visible");
        await expect.poll(() => example.getAttribute("data-example")).toBe(exampleTasks[1]);
    });
});

describe("before the first press", () => {
    test("nothing of all this is loaded, and no control is there that does nothing", async ({ page }) => {
        const requestPaths: string[] = [];
        page.on("request", (request) => requestPaths.push(new URL(request.url()).pathname));
        await page.goto("/en/tasks/translation");
        await page.waitForLoadState("networkidle");
        expect(requestPaths.filter((path) => /hydrate-row|open-program|\/run\.|blocks|wasm|whl/.test(path))).toEqual(
            [],
        );
        await expect.poll(() => page.locator("astro-island").count()).toBe(0);
    });

    test("what cannot be fetched is said beside the button, and tried again at the next press", async ({
        page,
        complaints,
    }) => {
        await page.route("**/hydrate-row*.js", (route) => route.abort(), { times: 1 });
        const row = await rowAt(page, "/en/tasks/translation", "js/callsheet");
        await row.locator('[data-run-press="run"]').click();
        await expect.poll(() => row.locator(".run-failed").innerText()).toBe(english.panelFailed);
        expect(complaints.splice(0)).toEqual([expect.stringContaining("ERR_FAILED")]);
    });
});

describe("a run", () => {
    // One of each kind of result; `replay.test.ts` covers every task.
    test.for(shown)("of %s shows its answer as what it is", async ([task, what], { page }) => {
        const row = await rowAt(page, `/en/tasks/${task}`, "js/callsheet");
        await run(row);
        await expect.poll(() => statusOf(row).innerText()).toMatch(doneIn("en"));
        await expect.poll(() => row.locator(`.run-results ${what}`).count()).toBeGreaterThan(0);
        await expect.poll(() => row.locator(".run-error").isVisible()).toBe(false);
    });

    test("keeps the keyboard's focus, and says little aloud", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        const announcements: string[] = [];
        await page.exposeFunction("heard", (text: string) => announcements.push(text));
        await row.locator('[data-run-press="run"]').focus();
        await page.keyboard.press("Enter");
        await statusOf(row).waitFor();
        await statusOf(row).evaluate((status) => {
            const hear = Reflect.get(window, "heard") as (text: string | null) => void;
            new MutationObserver(() => hear(status.textContent)).observe(status, { childList: true });
        });
        await expect.poll(() => row.locator('[data-run-press="run"]').innerText()).toBe(english.again);
        await expect
            .poll(() => row.locator('[data-run-press="run"]').evaluate((one) => one === document.activeElement))
            .toBe(true);
        expect(announcements.length).toBeLessThanOrEqual(4);
        await expect.poll(() => row.locator('[aria-live], [role="log"], [role="alert"]').count()).toBe(0);
    });

    test("that would go on for ever is stopped by a press, and can be begun again", async ({ page }) => {
        await page.clock.install();
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        await write(row, 'console.log("first"); while (true);');
        const button = row.locator('[data-run-press="run"]');
        await button.click();
        await expect.poll(() => row.locator(".run-output").innerText()).toContain("first");
        await expect.poll(() => button.innerText()).toBe(english.stop);
        // Without the pause it would be the second half of a double click.
        await page.clock.fastForward(500);
        await button.click();
        await expect.poll(() => statusOf(row).innerText()).toBe(english.stopped);
        await page.locator(".run-editor").fill('console.log("second");');
        await run(row);
        await expect.poll(() => row.locator(".run-output").innerText()).toBe("second\n");
    });

    test("that prints without end is ended, which is said until the original is run", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        await write(row, 'while (true) console.log("hello");');
        await run(row);
        await expect.poll(() => row.innerText()).toContain(english.failures.TooMuch);
        await page.getByRole("button", { name: english.original }).click();
        await run(row);
        await expect.poll(() => row.innerText()).not.toContain(english.failures.TooMuch);
    });

    test("is begun once by a double click, however slow the machine is", async ({ page }) => {
        // The page's clock is paused between the two clicks.
        await page.clock.install({ time: 0 });
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        await page.clock.pauseAt(60_000);
        await write(row, "console.log(1); await new Promise(() => setInterval(() => {}, 1000));");
        const button = row.locator('[data-run-press="run"]');
        await button.dblclick();
        await page.clock.resume();
        await expect.poll(() => row.locator(".run-output").innerText()).toBe("1\n");
        await expect
            .poll(async () => [await statusOf(row).innerText(), await button.innerText()])
            .toEqual([english.running, english.stop]);
    });

    test("shows the request and the answer as they were, one press away, without what opens an account", async ({
        page,
    }) => {
        const row = await rowAt(page, "/en/tasks/fill-mask", "js/fetch");
        await run(row);
        await expect.poll(() => row.locator(".run-raw pre").count()).toBe(0);
        await row.locator(".run-raw summary").click();
        const sent = () => row.locator(".run-raw pre").first().innerText();
        const received = () => row.locator(".run-raw pre").nth(1).innerText();
        await expect.poll(sent).toMatch(/^POST https:\/\/router\.huggingface\.co\//);
        await expect.poll(sent).toMatch(/authorization: Bearer •+/i);
        await expect.poll(received).toMatch(/^200\n/);
        await expect.poll(received).toContain("x-sandbox");
    });

    test("of the command of a terminal sends its request; its body can be changed", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/token-classification", "sh/curl");
        await run(row);
        await expect.poll(() => row.locator("mark.run-span").allInnerTexts()).not.toEqual([]);
        await row.locator('[data-run-press="edit"]').click();
        const field = page.locator(".run-editor");
        await field.fill((await textIn(page)).replace(/"inputs": "[^"]*"/, '"inputs": "Meera went to Bhuj."'));
        await run(row);
        await expect.poll(() => row.locator(".run-results .run-text").innerText()).toContain("Meera");
        await field.fill("{");
        await row.locator('[data-run-press="run"]').click();
        await expect.poll(() => statusOf(row).innerText()).toBe(english.notJson);
    });
});

describe("an error", () => {
    test("is explained, with the line of the program and the way to the catalogue", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/fetch");
        const code = await page.locator('[data-panel="js/fetch"] pre').first().innerText();
        await write(row, code.replace(/messages/, "mesages"));
        await run(row);
        await expect.poll(() => statusOf(row).innerText()).toBe(english.failed);
        const error = row.locator(".run-error");
        // The catalogue of errors is fetched at the first error.
        await error.waitFor();
        await expect.poll(() => error.innerText()).toContain(english.hint);
        await expect.poll(() => error.innerText()).toContain(english.cause);
        const link = error.locator("a");
        await expect.poll(() => link.getAttribute("href")).toMatch(/^\/en\/errors#[a-z-]+$/);
        await error.getByRole("button", { name: english.goToLine }).click();
        const field = page.locator(".run-editor");
        await expect.poll(() => field.locator(".cm-activeLine").innerText()).toContain("throw");
    });

    test("of a service is one where nobody ran a program, too", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "sh/curl");
        await row.locator('[data-run-press="edit"]').click();
        await page.locator(".run-editor").fill('{ "model": 3 }');
        await run(row);
        await expect.poll(() => statusOf(row).innerText()).toBe(english.failed);
        const error = row.locator(".run-error");
        await error.waitFor();
        await expect.poll(() => error.innerText()).toContain(english.hint);
    });
});

describe("the reader's own", () => {
    test("program is what runs and what is copied, until the original is put back", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        const before = await page.locator('[data-panel="js/callsheet"] pre').first().innerText();
        await write(row, 'console.log("mine");');
        await page.getByRole("button", { name: english.editing }).click();
        await expect
            .poll(() => page.locator('[data-panel="js/callsheet"] pre').first().innerText())
            .toBe('console.log("mine");');
        await run(row);
        await expect.poll(() => row.locator(".run-output").innerText()).toBe("mine\n");
        await row.locator('[data-run-press="edit"]').click();
        await page.getByRole("button", { name: english.original }).click();
        await expect.poll(() => textIn(page)).toBe(before);
    });

    test("program is replaced whole, also where its lines are out of sight", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        await write(row, Array.from({ length: 400 }, (_, line) => `console.log(${line});`).join("\n"));
        const editor = page.locator(".run-editor");
        await editor.press("ControlOrMeta+Home");
        await expect.poll(() => textIn(page)).toMatch(/^console\.log\(0\);/);
        // In one task, before the editor hears of the selection, which Chromium ends where the lines out of sight would be.
        await editor.evaluate((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            range.setEnd(element.querySelector(".cm-gap") ?? element, 0);
            document.getSelection()?.removeAllRanges();
            document.getSelection()?.addRange(range);
            const input = { inputType: "insertText", data: "console.log(1);", bubbles: true, cancelable: true };
            element.dispatchEvent(new InputEvent("beforeinput", input));
        });
        expect(await textIn(page)).toBe("console.log(1);");
    });

    test("program is still there after a reload, until it is reset", async ({ page }) => {
        const program = page.locator('[data-panel="js/callsheet"] pre').first();
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        const before = await program.innerText();
        await write(row, 'console.log("mine");');
        await page.reload();
        await expect.poll(() => program.innerText()).toBe('console.log("mine");');
        await run(row);
        await expect.poll(() => row.locator(".run-output").innerText()).toBe("mine\n");
        await row.locator('[data-run-press="edit"]').click();
        await page.getByRole("button", { name: english.original }).click();
        await page.reload();
        await expect.poll(() => program.innerText()).toBe(before);
        expect(
            await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("program "))),
        ).toEqual([]);
    });

    test("program is written with keys that a phone lacks, and each can be undone", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        await write(row, "");
        const field = page.locator(".run-editor");
        const key = (name: string) => row.getByRole("button", { name, exact: true });
        await page.keyboard.type("console.log");
        await key(fill(english.keys.type, { character: "(" })).click();
        await key(fill(english.keys.type, { character: '"' })).click();
        await page.keyboard.type("hello");
        await expect.poll(() => textIn(page)).toBe('console.log("hello")');
        await key(english.keys.indent).click();
        await expect.poll(() => textIn(page)).toBe('    console.log("hello")');
        await key(english.keys.undo).click();
        await expect.poll(() => textIn(page)).toBe('console.log("hello")');
        await expect.poll(() => field.evaluate((one) => one.matches(":focus"))).toBe(true);
        await expect.poll(() => field.locator(".code-string").innerText()).toBe('"hello"');
    });

    test("text field is no trap for the keyboard", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        await row.locator('[data-run-press="edit"]').click();
        await page.locator(".run-editor").focus();
        await page.keyboard.press("Tab");
        await expect.poll(() => page.locator(".run-editor").evaluate((one) => one.matches(":focus"))).toBe(false);
    });

    test("picture is sent under the name that the program reads, in the form that the name says", async ({ page }) => {
        const row = await rowAt(page, "/en/tasks/object-detection", "js/callsheet");
        await run(row);
        await expect.poll(() => row.locator(".run-file").innerText()).toContain(english.sample);
        await expect.poll(() => row.locator(".run-picture svg rect").count()).toBeGreaterThan(0);
        const png = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 48 } });
        await row.locator('input[type="file"]').setInputFiles({ name: "mine.png", mimeType: "image/png", buffer: png });
        await expect
            .poll(() => row.locator(".run-file").innerText())
            .toContain(fill(english.own, { file: "mine.png" }));
        await run(row);
        await expect.poll(() => statusOf(row).innerText()).toMatch(doneIn("en"));
        const size = () =>
            row.locator(".run-results img").evaluate((one: HTMLImageElement) => [one.naturalWidth, one.naturalHeight]);
        // The previous result stays until the new one arrives.
        await expect.poll(size).toEqual([64, 48]);
        await row.getByRole("button", { name: english.backToSample }).click();
        await expect.poll(() => row.locator(".run-file").innerText()).toContain(english.sample);
    });

    test("photograph and recording take the sample's place", async ({ page }) => {
        const camera = await rowAt(page, "/en/tasks/object-detection", "js/callsheet");
        await run(camera);
        await camera.getByRole("button", { name: english.camera }).click();
        const video = camera.locator("video");
        await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
        await camera.getByRole("button", { name: english.shoot }).click();
        await camera.getByText(fill(english.own, { file: english.shoot })).waitFor();

        const microphone = await rowAt(page, "/en/tasks/automatic-speech-recognition", "js/callsheet");
        await run(microphone);
        await microphone.getByRole("button", { name: english.microphone }).click();
        await microphone.getByText(english.recording).waitFor();
        await microphone.getByRole("button", { name: english.endRecording }).click();
        await microphone.getByText(fill(english.own, { file: english.microphone })).waitFor();
    });

    test("token stays in memory: not in what the browser keeps, nor in the address, and it is forgotten", async ({
        page,
    }) => {
        const row = await rowAt(page, "/en/tasks/conversational", "js/callsheet");
        await run(row);
        await row.locator(".run-token summary").click();
        await row.getByLabel(english.tokenLabel).fill("hf_thisIsNobodysToken");
        await expect.poll(() => row.locator(".run-honest").innerText()).toBe(english.real);
        const storedTexts = await page.evaluate(() =>
            JSON.stringify([localStorage, sessionStorage, document.cookie, location.href]),
        );
        expect(storedTexts).not.toContain("hf_this");
        await expect.poll(() => row.locator(".run-token").innerText()).toContain(english.tokenPrivacy);
        await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
        await expect.poll(() => row.getByLabel(english.tokenLabel).inputValue()).toBe("");
        await expect.poll(() => row.locator(".run-honest").innerText()).toBe(english.honest);
    });
});

describe("the generator", () => {
    test("runs what the form says, as it is now", async ({ page }) => {
        await page.goto("/en/snippets?task=translation&language=js&client=callsheet&inputs=Good+morning");
        await waitForHydration(page);
        const row = page.locator(".run").first();
        await run(row);
        await expect.poll(() => row.locator(".run-results").innerText()).toContain("Good morning");
        await page.locator(".callsheet-form textarea").first().fill("Good night");
        await expect.poll(() => page.locator(".callsheet-result pre").first().innerText()).toContain("Good night");
        await run(row);
        await expect.poll(() => row.locator(".run-results").innerText()).toContain("Good night");
        await page.getByRole("tab", { name: "huggingface.js" }).click();
        // Another program starts without a result.
        await expect.poll(() => page.locator(".run-panel").count()).toBe(0);
    });

    test("sends the request by itself from its own tab, a stream piece by piece", async ({ page }) => {
        await page.goto("/en/snippets?language=request&stream=true");
        await waitForHydration(page);
        const row = page.locator(".run").first();
        await run(row);
        await expect
            .poll(async () => (await row.locator(".run-results .run-text").innerText()).length)
            .toBeGreaterThan(10);
    });
});

describe("the open panel", () => {
    test.override("browserOptions", { viewport: { width: 320, height: 740 } });

    test.for([
        ["text-classification", "gu"],
        ["image-segmentation", "en"],
        ["table-question-answering", "gu"],
        ["automatic-speech-recognition", "en"],
    ] as const)(
        "of %s has no fault that a machine can find, in either theme, and is no wider than the page",
        async ([task, language], { page }) => {
            const row = await rowAt(page, `/${language}/tasks/${task}`, "js/callsheet");
            await run(row, language);
            await row.locator(".run-raw summary").click();
            await row.locator(".run-token summary").click();
            await expect.poll(async () => (await axeFindings(page)).faults).toEqual([]);
            await page.emulateMedia({ colorScheme: "dark" });
            await expect.poll(async () => (await axeFindings(page, "colours")).faults).toEqual([]);
            await expect
                .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
                .toBeLessThanOrEqual(0);
            const small = await row
                .locator("button:visible, summary:visible")
                .evaluateAll((all) =>
                    all.filter((one) => one.getBoundingClientRect().height < 44).map(({ textContent }) => textContent),
                );
            expect(small).toEqual([]);
        },
    );
});
