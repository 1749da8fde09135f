/** The index of providers, and the links of a provider's page. */
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

describe("the index", () => {
    test("narrows to who does a task, and to who waits in a queue, and the link says so", async ({ page }) => {
        await page.goto("/en/providers");
        const rows = page.locator("tbody tr:visible th a");
        const all = await rows.count();
        await page.getByRole("combobox", { name: "Task" }).selectOption("text-to-video");
        const some = await rows.allTextContents();
        expect(some).toContain("fal");
        expect(some).not.toContain("Groq");
        await page.getByRole("combobox", { name: "Queue" }).selectOption("yes");
        await expect.poll(async () => (await rows.count()) < all).toBe(true);
        await expect.poll(() => new URL(page.url()).search).toBe("?task=text-to-video&queue=yes");
        await page.getByRole("button", { name: "Show all again" }).click();
        await expect.poll(() => rows.count()).toBe(all);
    });

    test("of a link is narrowed already", async ({ page }) => {
        await page.goto("/gu/providers?router=no");
        await expect.poll(() => page.locator("tbody tr:visible th a").allTextContents()).toEqual(["OpenAI"]);
    });
});

describe("a provider's page", () => {
    test("shows the request of a task, and leads to what explains its errors", async ({ page }) => {
        await page.goto("/gu/providers/together");
        const task = page.locator(".provider-tasks details").first();
        await task.locator("summary").focus();
        await page.keyboard.press("Enter");
        await expect
            .poll(() => task.locator("pre").innerText())
            .toContain("POST https://router.huggingface.co/together/");
        const explained = page.locator(".provider-error a").first();
        const [, anchor = ""] = ((await explained.getAttribute("href")) ?? "").split("#");
        await explained.click();
        await page.waitForURL(/\/gu\/errors#/);
        await expect.poll(() => page.locator(`#${anchor}`).isVisible()).toBe(true);
    });

    test("leads to no page that there is not", async ({ page }) => {
        await page.goto("/en/providers/fal-ai");
        const links = await page
            .locator("article a[href^='/']")
            .evaluateAll((all) => all.map((link) => (link.getAttribute("href") ?? "").replace(/[?#].*/, "")));
        for (const link of new Set(links)) expect([link, (await page.request.get(link)).status()]).toEqual([link, 200]);
    });
});
