/** The pages of tasks, models, providers and the library: programs as tabs, indexes with filters, links and signatures. */
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { test } from "./browser.ts";

const tab = (page: Page, name: string) => page.locator(`[data-tab="${name}"]`).first();
const program = (page: Page) => page.locator("section[id^=program-]").filter({ visible: true });
const rows = (page: Page) => page.locator("[data-row]").filter({ visible: true });

describe("the programs of a task", () => {
    test("are tabs, one of which is in sight, by keyboard", async ({ page }) => {
        await page.goto("/en/tasks/text-to-image");
        await tab(page, "python/huggingface_hub").focus();
        await page.keyboard.press("End");
        await expect.poll(() => program(page).locator("pre").innerText()).toContain("curl");
        await page.keyboard.press("ArrowRight");
        await expect.poll(() => program(page).locator("pre").innerText()).toContain("from huggingface_hub");
        await page.keyboard.press("ArrowLeft");
        await expect.poll(() => tab(page, "sh/curl").getAttribute("aria-selected")).toBe("true");
        // The tab list is a single tab stop: the next one is the code.
        await page.keyboard.press("Tab");
        await expect.poll(() => page.evaluate(() => document.activeElement?.closest("[role=tablist]"))).toBeNull();
    });

    test("show on the next page in the library that was chosen, from its first paint on", async ({ page }) => {
        await page.goto("/en/tasks/text-to-image");
        await tab(page, "js/fetch").click();
        await page.addInitScript(() => {
            const seen: string[] = [];
            Object.assign(window, { seen });
            const look = (): void => {
                const shown = [...document.querySelectorAll<HTMLElement>("[data-panel]")].find((panel) =>
                    panel.checkVisibility({ visibilityProperty: true }),
                );
                if (shown?.dataset["panel"]) seen.push(shown.dataset["panel"]);
                requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
        });
        await page.goto("/gu/tasks/conversational");
        await expect.poll(() => program(page).locator("pre").innerText()).toContain("await fetch(");
        await expect.poll(() => page.locator("#stream-js-fetch").isVisible()).toBe(true);
        await expect.poll(() => page.evaluate(() => Reflect.get(window, "seen").length)).toBeGreaterThan(0);
        await expect
            .poll(() => page.evaluate(() => [...new Set(Reflect.get(window, "seen") as string[])]))
            .toEqual(["js/fetch"]);
    });

    test("do not believe whatever is kept in the browser", async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem("client", '"]<img src=x onerror=alert(1)>'));
        await page.goto("/en/tasks/translation");
        await expect.poll(() => program(page).locator("pre").innerText()).toContain("from huggingface_hub");
    });

    test("are found by a link that leads to one of them", async ({ page }) => {
        await page.goto("/en/tasks/translation#program-sh-curl-name");
        await expect.poll(() => program(page).getAttribute("data-panel")).toBe("sh/curl");
    });
});

describe("an index", () => {
    test("narrows by words and choices, says how many are left, and keeps it in its address", async ({ page }) => {
        await page.goto("/gu/models");
        const all = await rows(page).count();
        await page.locator("[name=text]").fill("flux dev");
        await page.locator("[name=provider]").selectOption("fal-ai");
        await expect.poll(() => rows(page).count()).toBeLessThan(all / 4);
        const left = await rows(page).count();
        expect(left).toBeGreaterThan(0);
        await expect.poll(() => page.locator("[data-filter-count]").innerText()).toContain(`${left}`);
        await expect.poll(() => page.locator("h2").filter({ visible: true }).count()).toBeLessThan(5);
        await expect.poll(() => new URL(page.url()).search).toBe("?text=flux+dev&provider=fal-ai");
        await page.reload();
        await expect.poll(() => rows(page).count()).toBe(left);
        await page.locator("button[type=reset]").click();
        await expect.poll(() => rows(page).count()).toBe(all);
        await expect.poll(() => new URL(page.url()).search).toBe("");
    });

    test("narrows tasks by what goes in and what comes out", async ({ page }) => {
        await page.goto("/gu/tasks?takes=text&gives=image");
        const names = await rows(page).locator(".task-id code").allInnerTexts();
        expect(names).toContain("text-to-image");
        expect(names).not.toContain("translation");
    });

    test("takes a hostile address for what it is: words that nothing says", async ({ page }) => {
        const hostile = encodeURIComponent("<img src=x onerror=alert(1)>");
        await page.goto(`/en/models?text=${hostile}&task=${hostile}&provider=__proto__&other=kept`);
        await expect.poll(() => rows(page).count()).toBe(0);
        await expect.poll(() => page.locator("[data-filter-none]").isVisible()).toBe(true);
        await expect.poll(() => page.locator("[name=task]").inputValue()).toBe("");
        await expect.poll(() => page.locator("[name=text]").inputValue()).toBe("<img src=x onerror=alert(1)>");
        await expect.poll(() => page.locator("article img").count()).toBe(0);
        await page.locator("[name=text]").fill("");
        await expect.poll(() => rows(page).count()).toBeGreaterThan(200);
        await expect.poll(() => new URL(page.url()).searchParams.get("other")).toBe("kept");
    });
});

test("a task's JSON Schema is a file", async ({ page }) => {
    await page.goto("/en/tasks/translation");
    const address = await page.locator("a[download]").getAttribute("href");
    const response = await page.request.get(address ?? "");
    expect(await response.json()).toMatchObject({ title: "translation", required: ["inputs"] });
});

test("a page of a model leads to the generator with its call filled in", async ({ page }) => {
    await page.goto("/en/models/openai/whisper-large-v3");
    await page.locator(".generator-link a").click();
    await page.waitForURL(/\/en\/snippets\?/);
    await expect.poll(() => page.locator("[name=model], #model").first().inputValue()).toBe("openai/whisper-large-v3");
});

describe("the index of providers", () => {
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

test("the library leads from the index to a function, and from its signature to a type", async ({ page }) => {
    await page.goto("/gu/library");
    await page.locator(".api-names a", { hasText: /^startSandbox\(\)$/ }).click();
    await page.waitForURL("/gu/library/sandbox#startSandbox");
    await page.locator("#startSandbox ~ .signature a", { hasText: "SandboxOptions" }).click();
    await page.waitForURL("/gu/library/sandbox#SandboxOptions");
    await expect.poll(() => page.locator("#SandboxOptions").isVisible()).toBe(true);
});

describe("on a phone", () => {
    test.override("browserOptions", { viewport: { width: 360, height: 780 } });

    test("the library has nothing but programs and tables to scroll sideways for", async ({ page }) => {
        const places = ["library", "library/client", "library/calling/conversational", "library/wire"];
        for (const place of [...places, "command-line", "sandbox", "matrix"]) {
            await page.goto(`/gu/${place}`);
            const wide = await page.evaluate(() =>
                [...document.querySelectorAll(".signature, .api-fields, .api-names, html")]
                    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
                    .map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 60)}`),
            );
            expect(wide, place).toEqual([]);
        }
    });
});
