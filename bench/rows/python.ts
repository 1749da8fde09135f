import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { wholeChromiumOptions } from "../../testing/chromium.ts";
import { alternate } from "../rounds.ts";
import { type Group, row } from "../row.ts";
import { buildOurSite, chapter, language, source } from "../site/our-site.ts";
import { serveFolder } from "../site/serve-folder.ts";

const rounds = 5;

export const python: Group = {
    id: "python",
    title: "Python in the page",
    about:
        "A chapter's program with huggingface_hub, in Chromium, everything served from this machine and nothing in the cache: from " +
        "the press that agrees to what is fetched until its output is seen, and from the next press. The bare start is " +
        "Pyodide as it is published, in a worker, which runs a program of one line with no library.",
    rows: [
        row("python.first", "the first run", "ms", {
            short: "the first run of Python in a page",
            limit: "a bare start of Pyodide",
            goals: [{ against: "itself", bound: 3000 }],
        }),
        row("python.next", "the next run", "ms", { goals: [{ against: "itself", bound: 500 }] }),
        row("python.fetched", "fetched for the first run", "KB"),
    ],
    async measure() {
        const folder = await barePage();
        const [site, bare] = [await serveFolder(buildOurSite()), await serveFolder(folder)];
        const browser = await chromium.launch(wholeChromiumOptions());
        try {
            const next: number[] = [];
            const fetched: number[] = [];
            const { ours = [], limit = [] } = await alternate<number>(
                {
                    ours: async () => {
                        const runs = await runTwice(browser, `${site.origin}/${language}/${chapter}`);
                        next.push(runs.next);
                        fetched.push(runs.fetched / 1000);
                        return runs.first;
                    },
                    limit: () => bareStart(browser, bare.origin),
                },
                { rounds },
            );
            return {
                "python.first": { ours, limit },
                "python.next": { ours: next.slice(-rounds) },
                "python.fetched": { ours: fetched.slice(-rounds) },
            };
        } finally {
            await browser.close();
            await Promise.all([site.stop(), bare.stop(), rm(folder, { recursive: true })]);
        }
    },
};

type Runs = { readonly first: number; readonly next: number; readonly fetched: number };

async function runTwice(browser: Browser, address: string): Promise<Runs> {
    const context = await browser.newContext();
    const page = await context.newPage();
    const client = "python/huggingface_hub";
    const row = page.locator(`[data-panel="${client}"] .run`);
    let fetched = 0;
    page.on("response", (response) => {
        if (response.url().includes("/run/")) fetched += Number(response.headers()["content-length"] ?? 0);
    });
    await page.goto(address);
    await page.locator(`[data-tab="${client}"]`).click();
    await row.locator('[data-run-press="run"]').click();
    await row.locator(".run-asking button").waitFor();
    const first = await row.evaluate(untilOutput, ".run-asking button");
    const again = '[data-run-press="run"]:not([data-running])';
    await row.locator(again).waitFor();
    const next = await row.evaluate(untilOutput, again);
    await context.close();
    return { first, next, fetched };
}

/** Runs in the page. Presses a button, and waits until the old output is gone and new output appears. */
const untilOutput = (row: Element, button: string): Promise<number> =>
    new Promise((resolve) => {
        const prints = (): boolean => row.querySelector(".run-output") !== null;
        const begun = performance.now();
        let isCleared = !prints();
        new MutationObserver((_, observer) => {
            if (!prints()) isCleared = true;
            else if (isCleared) {
                observer.disconnect();
                resolve(performance.now() - begun);
            }
        }).observe(row, { childList: true, subtree: true });
        row.querySelector<HTMLElement>(button)?.click();
    });

/** Creates a page with nothing but Pyodide. @returns its folder */
async function barePage(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), "callsheet-pyodide-"));
    const pyodide = dirname(createRequire(join(source, "package.json")).resolve("pyodide/package.json"));
    const files = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
    for (const name of files) await copyFile(join(pyodide, name), join(folder, name));
    const worker = `import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
postMessage(python.runPython("1 + 1"));`;
    await writeFile(join(folder, "worker.js"), worker);
    await writeFile(join(folder, "index.html"), "<!doctype html><title>Pyodide</title>");
    return folder;
}

async function bareStart(browser: Browser, address: string): Promise<number> {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(address);
    const milliseconds = await page.evaluate(async () => {
        const begun = performance.now();
        const worker = new Worker("worker.js", { type: "module" });
        await new Promise((resolve, reject) => Object.assign(worker, { onmessage: resolve, onerror: reject }));
        return performance.now() - begun;
    });
    await context.close();
    return milliseconds;
}
