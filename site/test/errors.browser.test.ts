/** The finder of the error catalogue: pasting, keyboard, tokens and hostile text. */
import { describe, expect } from "vitest";
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
            .toEqual(["RateLimitError", "429"]);
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

const topOnScreen = (element: Element): boolean => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight;
};

describe("a token in the text", () => {
    const token = "hf_aBcDeFgHiJkLmNoPqRsTuVwX";

    test("is warned of, and shown nowhere but in the field", async ({ page }) => {
        await page.goto("/en/errors");
        await page.locator(field).fill(`401 Unauthorized with Bearer ${token}`);
        const warning = page.getByRole("alert");
        await expect.poll(() => warning.innerText()).toContain("revoke that key");
        await expect.poll(() => warning.innerText()).toContain("hf_…: this page");
        await expect.poll(() => page.locator(".finder").innerText()).not.toContain(token);
        await page.locator(field).fill("401 Unauthorized");
        await expect.poll(() => warning.innerText()).toBe("");
    });

    test("goes neither into the address, nor into what the browser keeps, nor over the network", async ({ page }) => {
        const sent: string[] = [];
        await page.goto("/en/errors");
        page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
        await page.locator(field).fill(`429 Too Many Requests, key ${token}`);
        await page.locator(".finder-title").click();
        expect(page.url()).not.toContain("hf_");
        const storedTexts = await page.evaluate(() =>
            JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
        );
        expect(storedTexts).not.toContain("hf_");
        expect(sent.filter((one) => one.includes("hf_"))).toEqual([]);
        await expect
            .poll(() => page.locator(field).evaluate((area: HTMLTextAreaElement) => [area.name, area.form]))
            .toEqual(["", null]);
    });
});

describe("hostile text", () => {
    test.for([
        "<img src=x onerror=\"document.title='owned'\"> 404 Not Found",
        "<script>document.title='owned'</script> 429 Too Many Requests",
        '"><svg onload="document.title=\'owned\'"> CUDA out of memory',
        "javascript:document.title='owned' KeyError: 'choices'",
        `${"<b>".repeat(20_000)} Connection refused`,
    ])("is shown as text: %s", async (text, { page }) => {
        await page.goto("/en/errors");
        const title = await page.title();
        await page.locator(field).fill(text);
        await page.locator(".finder-card").waitFor();
        await expect.poll(() => page.locator(".finder-results :is(img, script, svg, b, iframe)").count()).toBe(0);
        await expect.poll(() => page.title()).toBe(title);
    });
});

describe("without JavaScript", () => {
    test.override({ browserOptions: { javaScriptEnabled: false } });

    test("every error is there to be read, and no field that does nothing", async ({ page }) => {
        await page.goto("/gu/errors");
        await expect.poll(() => page.locator(field).isVisible()).toBe(false);
        await expect.poll(() => page.locator(".error-entry .error-body").first().isVisible()).toBe(true);
        await expect.poll(() => page.locator(".error-entry").count()).toBeGreaterThan(60);
        await page.locator(".contents a[href='#network']").click();
        await expect.poll(() => new URL(page.url()).hash).toBe("#network");
    });
});
