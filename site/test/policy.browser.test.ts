/** The Content-Security-Policy in a browser blocks attacks. All other browser tests check that it breaks no page. */
import { readFileSync } from "node:fs";
import { expect, inject } from "vitest";
import { runsCode } from "../src/run/run-policy.ts";
import { test, waitForHydration } from "./browser.ts";
import { builtPages } from "./kinds-of-pages.ts";

// The second and third page let a frame run code, but allow nothing else in addition.
const pages = ["/gu/course/chapter0/1", "/en/snippets", "/gu/tasks/text-classification", "/404"];

/** Ways to run code that was injected into a page. */
const attacks: Readonly<Record<string, () => void>> = {
    "a script of its own": () => {
        const script = document.createElement("script");
        script.append("document.title = 'it ran'");
        document.body.append(script);
    },
    "a handler in an attribute": () => document.body.setAttribute("onclick", "document.title = 'it ran'"),
    "a script from elsewhere": () => {
        const script = document.createElement("script");
        script.setAttribute("src", "http://127.0.0.1:9/it-ran.js");
        document.body.append(script);
    },
    "text made HTML": () => {
        document.body.innerHTML = "<img src=x onerror=\"document.title = 'it ran'\">";
    },
    // In a timeout, because code that Playwright evaluates is exempt from the policy.
    "text made a program": () => void setTimeout(() => new Function("document.title = 'it ran'")()),
    "a frame": () => {
        const frame = document.createElement("iframe");
        frame.setAttribute("src", "http://127.0.0.1:9/");
        document.body.append(frame);
    },
    "another base": () => {
        const base = document.createElement("base");
        base.setAttribute("href", "http://127.0.0.1:9/");
        document.head.append(base);
    },
    "a style of its own": () => document.body.setAttribute("style", "color: red"),
    "what was typed, sent away": () => void fetch("http://127.0.0.1:9/").catch(() => {}),
    "a picture that tells": () => {
        new Image().src = "http://127.0.0.1:9/?secret";
    },
    "a worker from elsewhere": () => void new Worker("http://127.0.0.1:9/it-ran.js"),
    "a worker of a text": () => void new Worker(URL.createObjectURL(new Blob(["document.title = 'it ran'"]))),
    "a policy that lets everything through": () => {
        const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string) => void } };
        trustedTypes.createPolicy("default");
    },
};

test.for(pages)("%s lets in no attack", async (address, { page, complaints }) => {
    await page.goto(address);
    if (address.endsWith("/snippets")) await waitForHydration(page);
    const before = await page.title();
    for (const [name, attack] of Object.entries(attacks)) {
        const stopped = page.evaluate(
            () =>
                new Promise<string>((tell) =>
                    document.addEventListener(
                        "securitypolicyviolation",
                        ({ effectiveDirective }) => tell(effectiveDirective),
                        { once: true },
                    ),
                ),
        );
        // A blocked attack may throw, and the browser logs it.
        await page.evaluate(attack).catch(() => {});
        await page.locator("body").dispatchEvent("click");
        expect(await stopped, name).not.toBe("");
    }
    await expect.poll(() => page.title()).toBe(before);
    expect(complaints.splice(0).filter((complaint) => complaint.startsWith("asked for"))).toEqual([]);
});

test("the generator's page can be shown in another", async ({ page }) => {
    await page.setContent(`<iframe src="${inject("origin")}/gu/snippets?embed=1" title="Code"></iframe>`);
    const code = page.frameLocator("iframe").locator(".callsheet-result pre");
    await expect.poll(() => code.innerText()).toContain("InferenceClient");
});

test("no page has a style or a handler in an attribute, and each has its policy, before all that it is about", () => {
    expect(builtPages.length).toBeGreaterThan(10);
    for (const address of builtPages) {
        const html = readFileSync(
            new URL(`../dist${address === "/" ? "/index" : address}.html`, import.meta.url),
            "utf8",
        );
        const policy = html.indexOf('<meta http-equiv="content-security-policy"');
        expect(policy, address).toBeGreaterThan(0);
        // Only pages that run the reader's code may run scripts that are not files of the site.
        const [, text = ""] = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html) ?? [];
        expect(/script-src[^;]* blob: 'wasm-unsafe-eval'/.test(text), address).toBe(html.includes(` ${runsCode}`));
        expect(policy, address).toBeLessThan(html.search(/<(?:script|style|link)\b/));
        const tags = html.replaceAll(/(<(script|style)\b[^>]*>).*?<\/\2>/gs, "$1").match(/<[a-z][^>]*>/g) ?? [];
        expect(
            tags.filter((tag) => /\s(?:style|on[a-z]+)=/.test(tag.replaceAll(/"[^"]*"/g, '""'))),
            address,
        ).toEqual([]);
    }
});
