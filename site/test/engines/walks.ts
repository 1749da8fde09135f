/** Walks of readers through the site, for each browser engine. */
import { afterAll, test as base, beforeAll, describe, expect, inject } from "vitest";
import { strings } from "../../src/words/strings.ts";
import { faintTexts, overflowingElements } from "../page-checks.ts";
import { staticHost } from "../static-host.ts";
import type { Engine, StartedBrowser, Tab } from "./engine.ts";
import { attributeOf, countOf, currentPath, follow, pasted, press, textOf, writtenIn } from "./reader.ts";

const { gu, en } = strings;
const chapter = "/gu/course/chapter0/1";

const background = (tab: Tab): Promise<string> =>
    tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const light = "rgb(252, 252, 249)";
const dark = "rgb(19, 23, 22)";

/** Opens a page with an island, and waits until it is hydrated. */
async function openHydrated(tab: Tab, address: string): Promise<void> {
    await tab.open(address);
    await expect.poll(() => tab.evaluate(() => document.querySelector("astro-island:not([ssr])") !== null)).toBe(true);
}

/** Runs a client's program for the first time on this page, and agrees to downloads. */
async function run(tab: Tab, client: string): Promise<string> {
    const row = `[data-panel="${client}"]`;
    await press(tab, `[data-tab="${client}"]`);
    await press(tab, `${row} [data-run-press="run"]`);
    // The size of Python is shown before it is downloaded.
    if (client.startsWith("python")) await press(tab, `${row} .run-asking button`, "MB");
    await expect.poll(() => textOf(tab, `${row} [data-run-press="run"]`)).toBe(gu.run.again);
    await expect.poll(() => textOf(tab, `${row} .run-error`)).toBe("");
    await expect.poll(() => textOf(tab, `${row} .run-honest`)).toBe(gu.run.honest);
    return textOf(tab, `${row} .run-output`);
}

/** Defines the walks as tests, each in a window of its own in one browser. */
export function walkThrough(engine: Engine): void {
    describe(`in ${engine.name}`, () => walksOf(engine));
}

function walksOf(engine: Engine): void {
    let browser: StartedBrowser;
    beforeAll(async () => {
        browser = await engine.start("light");
    });
    afterAll(() => browser.stop());

    const test = base
        // biome-ignore lint/correctness/noEmptyPattern: the test runner reads from the pattern which fixtures to make
        .extend("tab", async ({}, { onCleanup }): Promise<Tab> => {
            const tab = await browser.openTab();
            onCleanup(async () => {
                const complaints = [...tab.complaints];
                await tab.close();
                expect(complaints).toEqual([]);
            });
            return tab;
        });
    const at = (path: string): string => `${inject("origin")}${path}`;

    test("home: the other language, a task, a run", async ({ tab }) => {
        await tab.open(at("/en"));
        await expect.poll(() => textOf(tab, "h1")).toBe(en.home.title);
        await follow(tab, ".page-switches a[hreflang=gu]", "/gu");
        await expect.poll(() => textOf(tab, "h1")).toBe(gu.home.title);

        await press(tab, ".example-tasks label:has([value=sentence-similarity])");
        expect(await run(tab, "js/callsheet")).toMatch(/0\.\d+/);
    });

    test("chapter: its program runs in JavaScript and in Python", async ({ tab }) => {
        await tab.open(at(chapter));
        expect(await run(tab, "js/callsheet")).toContain("આકાશ");
        expect(await run(tab, "python/huggingface_hub")).toContain("આકાશ");
    });

    test("generator: four letters, a model, curl, and the code is copied", async ({ tab }) => {
        await openHydrated(tab, at("/gu/snippets"));
        await press(tab, "[role=combobox]#model");
        await tab.type("gemm");
        await press(tab, "[role=option]", "google/gemma-4-31B-it");
        await expect.poll(() => writtenIn(tab, "#model")).toBe("google/gemma-4-31B-it");
        await press(tab, "[role=tab]", "Terminal");
        await expect.poll(() => textOf(tab, ".callsheet-result pre")).toMatch(/^curl .*google\/gemma-4-31B-it:/s);

        const code = await textOf(tab, ".callsheet-result pre");
        const link = await tab.evaluate(() => window.location.href);
        await press(tab, ".callsheet-result [data-copy]");
        await expect.poll(() => textOf(tab, ".callsheet-result [role=status]")).toBe(gu.code.copied);
        expect(await pasted(tab)).toBe(code);

        await openHydrated(tab, link);
        await expect.poll(() => textOf(tab, ".callsheet-result pre")).toBe(code);
    });

    test("search: a form of a Gujarati word finds its page", async ({ tab }) => {
        await tab.open(at(chapter));
        await tab.key("/");
        await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("searchbox");
        await tab.type("ભાષાંતરમાંથી");
        await expect.poll(() => attributeOf(tab, "dialog .found-page", "href")).toBe("/gu/tasks/translation");
        await expect.poll(() => textOf(tab, "dialog mark")).toContain("ભાષાંતર");
        await tab.key("Enter");
        await expect.poll(() => currentPath(tab)).toBe("/gu/tasks/translation");
    });

    test("errors: a message is explained when it is pasted", async ({ tab }) => {
        await tab.open(at("/en/errors"));
        await press(tab, "#finder-text");
        await tab.type("openai.RateLimitError: Error code: 429");
        await tab.key("Control+A");
        await tab.key("Control+X");
        await expect.poll(() => writtenIn(tab, "#finder-text")).toBe("");
        await expect.poll(() => countOf(tab, ".finder-card")).toBe(0);

        await tab.key("Control+V");
        await expect.poll(() => textOf(tab, ".finder-status")).toContain("429: too many requests");
        await press(tab, ".finder-title");
        await expect.poll(() => tab.evaluate(() => window.location.hash)).toBe("#too-many-requests");
    });

    test("progress: a chapter that was read, and an answer, are there on the course's page", async ({ tab }) => {
        await tab.open(at("/gu/course/chapter1/1"));
        await press(tab, ".check summary");
        await expect.poll(() => textOf(tab, ".check .check-state")).not.toBe(gu.coursePage.progress.check.none);
        await press(tab, "[data-read-chapter]");
        await expect.poll(() => attributeOf(tab, "[data-read-chapter]", "aria-pressed")).toBe("true");

        await tab.open(at("/gu/course"));
        await expect.poll(() => attributeOf(tab, "progress", "value")).toBe("1");
        await expect.poll(() => textOf(tab, '[data-number="1"] [data-answers]')).toContain("1");
    });

    test("fields: a question of one's own is in the program, and there after a reload", async ({ tab }) => {
        const [program, field] = ['[id^="question-python-"]', '[id^="question-python-"] .run-fields textarea'];
        await tab.open(at("/gu/course/chapter1/1"));
        await press(tab, field);
        await tab.key("Control+A");
        await tab.type("why do kites fly?");
        await expect.poll(() => textOf(tab, `${program} pre`)).toContain("why do kites fly?");
        await tab.open(at("/gu/course/chapter1/1"));
        await expect.poll(() => writtenIn(tab, field)).toBe("why do kites fly?");
    });

    test("coming back: the home page leads to the chapter that was read", async ({ tab }) => {
        await tab.open(at("/gu/course/chapter3/1"));
        await tab.evaluate(() => window.scrollTo(0, 2500));
        const kept = () => tab.evaluate(() => localStorage.getItem("progress") ?? "");
        await expect.poll(kept).toContain("chapter3");
        await tab.open(at("/gu"));
        await press(tab, 'a[href^="/gu/course/chapter3/1"]');
        await expect.poll(() => currentPath(tab)).toBe("/gu/course/chapter3/1");
    });

    test("themes: the system's until the reader chooses, and then theirs on every page", async ({ tab }) => {
        await tab.open(at(chapter));
        await expect.poll(() => background(tab)).toBe(light);
        await press(tab, "[data-theme-switch]");
        await expect.poll(() => background(tab)).toBe(dark);
        await tab.open(at("/en/snippets"));
        await expect.poll(() => background(tab)).toBe(dark);

        const inTheDark = await engine.start("dark");
        const other = await inTheDark.openTab();
        await other.open(at(chapter));
        await expect.poll(() => background(other)).toBe(dark);
        await expect.poll(() => attributeOf(other, "[data-theme-switch]", "aria-pressed")).toBe("true");
        await other.close();
        await inTheDark.stop();
    });

    test("looks: in both themes, on a phone and on a desk, all is legible and nothing sticks out", async ({ tab }) => {
        for (const address of ["/gu", "/gu/course/chapter2/1", "/gu/snippets", "/gu/errors"]) {
            await tab.open(at(address));
            for (const [width, height] of [
                [360, 740],
                [1280, 800],
            ] as const) {
                await tab.resize(width, height);
                // A window takes some frames to resize.
                const clientWidth = () => tab.evaluate(() => document.documentElement.clientWidth);
                await expect
                    .poll(async () => tab.evaluate(overflowingElements, await clientWidth()), {
                        message: `${address} at ${width}`,
                    })
                    .toEqual([]);
            }
            for (const theme of [dark, light]) {
                await press(tab, "[data-theme-switch]");
                await expect.poll(() => background(tab)).toBe(theme);
                await expect.poll(() => tab.evaluate(faintTexts), { message: address }).toEqual([]);
            }
        }
    });

    test("looks: code that goes on sideways lies on one ground, down to its border", async ({ tab }) => {
        await tab.resize(360, 740);
        await tab.open(at("/gu/course/chapter2/1"));
        for (const theme of [light, dark]) {
            await expect.poll(() => background(tab)).toBe(theme);
            const { ground, right, bottom } = await tab.evaluate(() => {
                // In a block this much wider, the scrollbar ends well before the right edge.
                const blocks = [...document.querySelectorAll("figure.code-block:has(> pre)")];
                const wide = blocks.find(({ lastElementChild: pre }) => pre && pre.scrollWidth > 1.2 * pre.clientWidth);
                if (!wide) throw new Error("no code is wider than a phone");
                wide.scrollIntoView({ block: "center", behavior: "instant" });
                const { right, bottom } = wide.getBoundingClientRect();
                return { ground: getComputedStyle(wide).backgroundColor, right, bottom };
            });
            await expect.poll(() => colourAt(tab, right - 20, bottom - 5), { message: theme }).toBe(ground);
            await press(tab, "[data-theme-switch]");
        }
    });

    describe("without a network", () => {
        const atHost = test.extend("host", async ({ tab: _ }, { onCleanup }) => {
            const host = await staticHost(new URL("../../dist/", import.meta.url));
            onCleanup(host.stop);
            return host;
        });

        atHost("offline: what was read and the generator open; what never was, says so", async ({ tab, host }) => {
            const go = (path: string) => tab.open(`${host.named}${path}`);
            await go(chapter);
            await tab.evaluate(async () => {
                await navigator.serviceWorker.ready;
            });
            await go("/gu/proof");
            // The page is cached after it has been shown.
            const isKept = () => tab.evaluate(async () => (await caches.match(window.location.href)) !== undefined);
            await expect.poll(isKept).toBe(true);
            host.reach(false);

            for (const address of [chapter, "/gu/proof"]) {
                await go(address);
                await expect.poll(() => currentPath(tab)).toBe(address);
                await expect.poll(() => textOf(tab, "h1")).not.toBe(gu.offline.title);
            }
            await go(chapter);
            expect(await run(tab, "js/callsheet")).toContain("આકાશ");
            await openHydrated(tab, `${host.named}/gu/snippets?task=table-question-answering`);
            await expect.poll(() => textOf(tab, ".callsheet-result pre")).toContain("table_question_answering");
            // The editor of tables loads by itself; Firefox complains about a file whose load a link breaks off.
            await expect.poll(() => tab.evaluate(() => document.querySelector("fieldset table") !== null)).toBe(true);

            await go("/gu/matrix");
            await expect.poll(() => textOf(tab, "h1")).toBe(gu.offline.title);
            host.reach(true);
            await press(tab, "[data-again]");
            await expect.poll(() => textOf(tab, "h1")).toBe(gu.map.matrix.title);
        });
    });
}

/** The colour at a point of the window, in CSS pixels, as `rgb(…)`. The page itself decodes the screenshot. */
async function colourAt(tab: Tab, x: number, y: number): Promise<string> {
    const screenshot = Buffer.from(await tab.screenshot()).toString("base64");
    return tab.evaluate(
        async (screenshot, x, y) => {
            const bytes = Uint8Array.from(atob(screenshot), (letter) => letter.charCodeAt(0));
            const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
            const canvas = document.createElement("canvas");
            canvas.width = image.width;
            canvas.height = image.height;
            const context = canvas.getContext("2d");
            context?.drawImage(image, 0, 0);
            const scale = image.width / window.innerWidth;
            const [red, green, blue] = context?.getImageData(x * scale, y * scale, 1, 1).data ?? [];
            return `rgb(${red}, ${green}, ${blue})`;
        },
        screenshot,
        Math.round(x),
        Math.round(y),
    );
}
