/** The journal's page in real Chromium: what it shows, and its use with a keyboard. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import axe, { type AxeResults } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chromiumOptions } from "../../../../verify/testing/chromium.ts";
import { type ServedSandbox, serveSandbox } from "../../src/serve.ts";

let browser: Browser;
let sandbox: ServedSandbox;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
    browser = await chromium.launch(chromiumOptions());
});
afterAll(() => browser.close());

beforeEach(async () => {
    sandbox = await serveSandbox();
    page = await browser.newPage({ viewport: { width: 320, height: 640 } });
    problems.length = 0;
    page.on("pageerror", ({ message }) => problems.push(message));
    // Violations of the content security policy are logged to the console, too.
    page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
    await page.goto(sandbox.journal ?? "");
    await page.getByRole("status").getByText("0 requests").waitFor();
});
afterEach(async () => {
    await page.close();
    await sandbox.close();
});

const ask = (body: object, token = "hf_ATokenThatNobodyMaySee") =>
    fetch(`${sandbox.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "any/chat", ...body }),
    }).then((answer) => answer.text());

const messages = [{ role: "user", content: "<b>નમસ્તે</b>" }];

test("shows a request as it comes, and its details on a press of a key", async () => {
    await ask({ messages });
    await ask({ messages: "none" });
    await page.getByRole("status").getByText("2 requests").waitFor();
    const wrong = page.getByRole("listitem").filter({ hasText: "422" });
    expect(await wrong.locator(".hint").textContent()).toContain("messages");
    const right = page.getByRole("listitem").filter({ hasText: "200" });
    await right.locator("summary").focus();
    await page.keyboard.press("Enter");
    const details = await right.locator("pre").allTextContents();
    expect(details.join("\n")).toContain("authorization: Bearer [redacted]");
    // Requests are shown as text, never as markup.
    expect(details.join("\n")).toContain("<b>નમસ્તે</b>");
    expect(await page.content()).not.toContain("MaySee");
    expect(problems).toEqual([]);
});

test("switches a fault on and off, and says what cannot be read", async () => {
    await page.getByLabel("What goes wrong").fill("resett");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText('There is no fault "resett"').waitFor();
    await page.getByLabel("What goes wrong").fill("503");
    await page.getByLabel("With how many requests").selectOption("all");
    await page.getByRole("button", { name: "Switch on" }).click();
    await page.getByRole("list", { name: "Faults that are on" }).getByText("status; status=503:1").waitFor();
    await ask({ messages });
    await page.getByRole("listitem").filter({ hasText: "fault: status" }).waitFor();
    await page.getByRole("button", { name: "Switch off status; status=503:1" }).click();
    await page.getByRole("button", { name: /^Switch off/ }).waitFor({ state: "detached" });
    expect(await ask({ messages })).toContain("choices");
    await page.getByRole("button", { name: "Forget them" }).click();
    await page.getByText("Nothing yet.").waitFor();
    // The only expected problem is the refusal of the first fault.
    expect(problems.filter((problem) => !problem.includes("400 (Bad Request)"))).toEqual([]);
});

test.each(["light", "dark"] as const)(
    "is well for everybody, and 320 pixels are enough, in %s",
    async (colorScheme) => {
        await page.emulateMedia({ colorScheme });
        await ask({ messages: "none" });
        await page.locator("summary").click();
        await page.locator("pre").first().waitFor();
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate<AxeResults>("axe.run()");
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(320);
        const small =
            "[...document.querySelectorAll('button, input, select, a, summary')].filter((one) => one.offsetHeight < 44).length";
        expect(await page.evaluate(small)).toBe(0);
    },
);

test("is kept as one file, which shows the same and asks nobody", async () => {
    await ask({ messages });
    await ask({ messages: "none" });
    const folder = mkdtempSync(join(tmpdir(), "callsheet-journal-"));
    const file = join(folder, "journal.html");
    writeFileSync(file, sandbox.journalPage());
    const other = await browser.newPage();
    other.on("pageerror", ({ message }) => problems.push(message));
    other.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
    await other.goto(pathToFileURL(file).href);
    await other.getByRole("status").getByText("2 requests").waitFor();
    expect(await other.getByRole("listitem").filter({ hasText: "422" }).locator(".hint").textContent()).toContain(
        "messages",
    );
    await other.getByRole("listitem").filter({ hasText: "200" }).locator("summary").click();
    expect(await other.locator("pre").allTextContents()).toContainEqual(expect.stringContaining("<b>નમસ્તે</b>"));
    expect(await other.getByRole("button").count()).toBe(0);
    expect(await other.content()).not.toContain("ATokenThatNobodyMaySee");
    expect(problems).toEqual([]);
    await other.close();
    rmSync(folder, { recursive: true });
});
