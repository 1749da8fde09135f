/** The finder of the error catalogue: pasting, keyboard, tokens and hostile text. */
import { describe, expect } from "vitest";
import { hostileKey, hostileTexts } from "../../verify/testing/hostile-texts.ts";
import { test } from "./browser.ts";

const limited = "openai.RateLimitError: Error code: 429 - {'error': {'message': 'Rate limit reached'}}";
const field = "#finder-text";

test("nothing of the finder is loaded before it is touched", async ({ page }) => {
    const requestUrls: string[] = [];
    page.on("request", (request) => requestUrls.push(request.url()));
    await page.goto("/en/errors", { waitUntil: "networkidle" });
    const ofFinder = () => requestUrls.filter((url) => /\/(?:Finder|client|react)\./.test(url));
    expect(ofFinder()).toEqual([]);
    await page.locator(field).focus();
    await expect.poll(ofFinder).not.toEqual([]);
});

describe("a pasted message", () => {
    test("finds its error, says so aloud, and shows why", async ({ page }) => {
        await page.goto("/en/errors");
        await page.evaluate((text) => navigator.clipboard.writeText(text), limited);
        await page.getByRole("textbox", { name: "Paste the message here" }).focus();
        await page.keyboard.press("ControlOrMeta+V");
        const status = page.getByRole("status").filter({ hasText: "explanation" });
        await expect.poll(() => status.textContent()).toContain("429: too many requests");
        await expect
            .poll(() => page.locator(".finder-because mark").allTextContents())
            .toEqual(["RateLimitError", "429", "Rate limit reached"]);
        await expect.poll(() => page.locator(".finder-card .error-body li").count()).toBeGreaterThan(1);
    });

    test("leads by keyboard to the whole entry", async ({ page }) => {
        await page.goto("/gu/errors");
        await page.locator(field).fill(limited);
        const title = page.locator(".finder-title");
        await title.focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => new URL(page.url()).hash).toBe("#too-many-requests");
        await expect.poll(() => page.locator("#too-many-requests").evaluate(topOnScreen)).toBe(true);
    });

    test("that nobody knows gets an honest answer, and an empty field none", async ({ page }) => {
        await page.goto("/en/errors");
        await page.locator(field).fill("The cat sat on the mat.");
        const status = page.locator(".finder-status");
        await expect.poll(() => status.textContent()).toContain("not in the list");
        await page.getByRole("button", { name: "Clear" }).click();
        await expect.poll(() => status.textContent()).toBe("");
        await expect.poll(() => page.locator(field).inputValue()).toBe("");
    });

    test("of the page's own examples each finds something", async ({ page }) => {
        await page.goto("/gu/errors");
        for (const example of await page.locator(".finder-examples button:not(.finder-clear)").all()) {
            await example.click();
            await expect.poll(() => page.locator(".finder-card").count()).toBe(1);
        }
    });
});

/** Errors of five kinds, each with the words that its answer must have. */
const fivePasted = [
    [
        "  File \"C:\\Python312\\Lib\\encodings\\cp1252.py\", line 19, in encode\nUnicodeEncodeError: 'charmap' codec can't encode characters in position 0-5: character maps to <undefined>",
        "PYTHONUTF8",
    ],
    ["error: externally-managed-environment\n\n× This environment is externally managed", "venv"],
    ["KeyError: 'HF_TOKEN'", "export HF_TOKEN"],
    [
        "curl: (6) Could not resolve host: application\ncurl: (3) unmatched close brace/bracket in URL position 13:",
        "quotation",
    ],
    ["AttributeError: 'str' object has no attribute 'choices'", "/v1"],
] as const;

describe.each([
    ["a phone", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }],
    ["a desk", { viewport: { width: 1280, height: 800 } }],
] as const)("on %s", (_, browserOptions) => {
    test.override({ browserOptions });

    test("each of five errors is explained in sight of who has pasted it", async ({ page }) => {
        for (const [text, words] of fivePasted) {
            await page.goto("/en/errors");
            await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
            await page.locator(field).focus();
            await page.keyboard.press("ControlOrMeta+V");
            const card = page.locator(".finder-card");
            await expect.poll(() => card.innerText()).toContain(words);
            await expect.poll(() => page.locator(".finder-status").evaluate(topOnScreen)).toBe(true);
            // The first step is in sight, too: nobody has to scroll to learn what to do.
            await expect.poll(() => card.locator(".error-body li").first().evaluate(whollyOnScreen)).toBe(true);
            await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("finder-answer");
        }
    });
});

test("of the steps only those for the language and shell of the text are shown", async ({ page }) => {
    await page.goto("/en/errors");
    await page.locator(field).fill("  File \"/home/asha/chat.py\", line 5\nKeyError: 'HF_TOKEN'");
    const steps = page.locator(".finder-card .error-body li");
    await expect.poll(async () => (await steps.allTextContents()).join()).toContain("bash: ");
    await expect.poll(async () => (await steps.allTextContents()).join()).not.toContain("PowerShell: ");
});

const whollyOnScreen = (element: Element): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
};

const topOnScreen = (element: Element): boolean => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
};

test("a token in the text is warned of, and goes nowhere but into the field", async ({ page }) => {
    const token = "hf_aBcDeFgHiJkLmNoPqRsTuVwX";
    const sent: string[] = [];
    await page.goto("/en/errors");
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await page.locator(field).fill(`401 Unauthorized with Bearer ${token}`);
    const warning = page.getByRole("alert");
    await expect.poll(() => warning.innerText()).toContain("revoke that key");
    await expect.poll(() => warning.innerText()).toContain("hf_…: this page");
    await expect.poll(() => page.locator(".finder").innerText()).not.toContain(token);
    await page.locator(".finder-title").first().click();
    expect(page.url()).not.toContain("hf_");
    const storedTexts = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    );
    expect(storedTexts).not.toContain("hf_");
    expect(sent.filter((one) => one.includes("hf_"))).toEqual([]);
    await expect
        .poll(() => page.locator(field).evaluate((area: HTMLTextAreaElement) => [area.name, area.form]))
        .toEqual(["", null]);
    await page.locator(field).fill("401 Unauthorized");
    await expect.poll(() => warning.innerText()).toBe("");
});

test("hostile text is shown as text", async ({ page }) => {
    await page.goto("/en/errors");
    const title = await page.title();
    for (const [text, found] of [
        ["<img src=x onerror=\"document.title='owned'\"> 404 Not Found", "404"],
        ["<script>document.title='owned'</script> 429 Too Many Requests", "429"],
        ['"><svg onload="document.title=\'owned\'"> CUDA out of memory', "CUDA"],
        ["javascript:document.title='owned' KeyError: 'choices'", "KeyError"],
        [`${"<b>".repeat(20_000)} Connection refused`, "Connection refused"],
    ] as const) {
        await page.locator(field).fill(text);
        await expect.poll(() => page.locator(".finder-because").first().innerText()).toContain(found);
        await expect.poll(() => page.locator(".finder-results :is(img, script, svg, b, iframe)").count()).toBe(0);
        await expect.poll(() => page.title()).toBe(title);
    }
});

/** Chromium itself takes minutes to type or paste many line breaks into any field. */
function paste(field: HTMLTextAreaElement | HTMLElement, text: string): void {
    // React overrides the setter of the element, not that of its class.
    Reflect.set(HTMLTextAreaElement.prototype, "value", text, field);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}

describe("a text that is made to end or to deceive the page", () => {
    test.override({ browserOptions: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } });

    test("is answered, and its key is shown nowhere but in the field", async ({ page }) => {
        await page.goto("/en/errors");
        for (const [name, text] of Object.entries(hostileTexts(60_000))) {
            await page.locator(field).evaluate(paste, `${text} 429 Too Many Requests`);
            await page.locator(".finder-card").first().waitFor();
            expect(await page.locator(".finder-answer").innerText(), name).not.toContain(hostileKey.slice(4));
            expect(await page.getByRole("alert").innerText(), name).toContain("hf_…");
        }
    });
});
