import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { wholeChromiumOptions } from "../../testing/chromium.ts";
import { alternate } from "../rounds.ts";
import { type Group, row } from "../row.ts";
import { typings, typingsWithoutScripts } from "../site/generator-typings.ts";
import { buildOurSite, language } from "../site/our-site.ts";
import { serveFolder } from "../site/serve-folder.ts";
import { type Typing, timeKeys, timeWork } from "../site/time-keys.ts";
import { median } from "../summary.ts";

const rounds = 3;
const rest =
    "the experiment is the same page without its scripts: what the browser takes to lay a page of this length out again, and to paint it, when a letter comes into one of its fields. What is above that is our own script, which changes the state and, in a frame of its own, writes the snippet that is seen.";
const experiment = "the same page without its scripts";
const bareField = "a bare field";

export const keys: Group = {
    id: "keys",
    title: "A keystroke in the generator",
    about:
        "Characters are typed into the fields of the generator in Chromium, with a processor that is four times slower: the time " +
        "from a key to the painted frame that shows what it did, the wait for that frame included. A bare field is a page with " +
        "nothing but one. The processor’s own time for a key, at full speed, counts nothing that other programs do meanwhile.",
    rows: [
        row("keys.median", "the median of all keys", "ms", {
            short: "a keystroke in the generator, processor 4x slower",
            limit: bareField,
            experiment,
            goals: [{ against: "limit", bound: 1.3 }],
            rest,
        }),
        row("keys.worst", "the slowest key", "ms", {
            limit: bareField,
            goals: [{ against: "itself", bound: 100 }],
            rest,
        }),
        row("keys.work", "the processor’s time for a key", "ms", { limit: bareField }),
    ],
    async measure() {
        const folder = await mkdtemp(join(tmpdir(), "callsheet-field-"));
        await writeFile(join(folder, "index.html"), "<!doctype html><title>A field</title><textarea></textarea>");
        const [site, bare] = [await serveFolder(buildOurSite()), await serveFolder(folder)];
        const ours = typings(`${site.origin}/${language}/snippets`);
        const still = typingsWithoutScripts(`${site.origin}/${language}/snippets`);
        const allText = ours.map(({ text }) => text).join("");
        const limit: readonly Typing[] = [
            { address: bare.origin, begin: (page) => page.locator("textarea").focus(), text: allText },
        ];

        const browser = await chromium.launch(wholeChromiumOptions());
        const results = await alternate<Round>(
            { ours: () => typeAll(ours), limit: () => typeAll(limit), experiment: () => typeAll(still) },
            // Each round opens new pages, so there is nothing to warm up.
            { rounds, warmUp: 0 },
        );
        await browser.close();
        await rm(folder, { recursive: true });
        const samples = (of: keyof Round) => ({
            ours: (results["ours"] ?? []).map((round) => round[of]),
            limit: (results["limit"] ?? []).map((round) => round[of]),
        });
        const experiment = (results["experiment"] ?? []).map(({ median }) => median);
        return {
            "keys.median": { ...samples("median"), experiment },
            "keys.worst": samples("worst"),
            "keys.work": samples("work"),
        };

        async function typeAll(typings: readonly Typing[]): Promise<Round> {
            const times: number[] = [];
            const work: number[] = [];
            for (const typing of typings) {
                times.push(...(await timeKeys(browser, typing)));
                work.push(await timeWork(browser, typing));
            }
            return { median: median(times), worst: Math.max(...times), work: median(work) };
        }
    },
};

type Round = { readonly median: number; readonly worst: number; readonly work: number };
