import { chromium } from "playwright-core";
import type { Goal, RowFacts } from "../../reports/bench.ts";
import { wholeChromiumOptions } from "../../testing/chromium.ts";
import { alternate } from "../rounds.ts";
import { type Group, row, type Samples } from "../row.ts";
import { buildWith, docsTools } from "../site/docs-tools.ts";
import { loadPage, type PageLoad } from "../site/load-page.ts";
import { buildOurSite, chapter, language } from "../site/our-site.ts";
import { serveFolder } from "../site/serve-folder.ts";

const rounds = 9;

const kinds = [
    { id: "bytes", of: "kilobytes", title: "over the wire", unit: "KB" },
    { id: "requests", of: "requests", title: "requests", unit: "" },
    { id: "first-paint", of: "firstPaint", title: "first contentful paint", unit: "ms" },
    { id: "largest-paint", of: "largestPaint", title: "largest contentful paint", unit: "ms" },
    { id: "shift", of: "shift", title: "cumulative layout shift", unit: "" },
] as const;

type Page = {
    readonly title: string;
    /** The path of its URL. */
    readonly path: string;
    readonly goals: Readonly<Partial<Record<(typeof kinds)[number]["id"], readonly Goal[]>>>;
    /** An explanation for missing a goal. */
    readonly rest?: string;
};

/** At least as good as the best peer. */
const ahead: Goal = { against: "best peer", bound: 1 };
const atMost = (bound: number): Goal => ({ against: "itself", bound });
/** No visible layout shift. */
const still = atMost(0.01);

/** Our pages and their goals. The peers have only the English chapter. */
const pages = {
    chapter: {
        title: "a chapter",
        path: `/${language}/${chapter}`,
        goals: { bytes: [ahead], "largest-paint": [ahead], shift: [still] },
    },
    "gujarati-chapter": {
        title: "a chapter in Gujarati",
        path: `/gu/${chapter}`,
        goals: { bytes: [atMost(80)], shift: [still] },
    },
    home: { title: "the home page", path: `/${language}`, goals: { shift: [still] } },
    "gujarati-home": { title: "the home page in Gujarati", path: "/gu", goals: { shift: [still] } },
    generator: {
        title: "the generator",
        path: `/${language}/snippets`,
        goals: { bytes: [atMost(175)], shift: [still] },
        rest: "React is 68 KB of it, letters 29, the HTML with its styles and words 28, the form 14, the colours of code 13.",
    },
    "gujarati-generator": {
        title: "the generator in Gujarati",
        path: "/gu/snippets",
        goals: { bytes: [atMost(200)], shift: [still] },
        rest: "as in English, but letters are 44 KB of it, and the HTML 30.",
    },
} satisfies Record<string, Page>;

const rowsOf = ([page, { title: name, goals, rest }]: readonly [string, Page]): readonly RowFacts[] =>
    kinds.map(({ id, title, unit }) =>
        row(`pages.${page}-${id}`, `${name}: ${title}`, unit, {
            ...(id === "bytes" && { short: `first visit to ${name}` }),
            goals: goals[id] ?? [],
            ...(rest !== undefined && id === "bytes" && { rest }),
        }),
    );

export const loading: Group = {
    id: "pages",
    title: "The first visit to a page",
    about:
        "In Chromium as a slow phone, as Lighthouse imagines it: slow 4G, a processor that is four times slower, nothing in the " +
        "cache; served by a static server after gzip, and counted until the page asks for nothing more. The chapter is the same " +
        "in each tool, which is set up as its own starter has it. Fumadocs would take its letters from Google Fonts as well, " +
        "which the bench does not reach; ours come from the site.",
    rows: Object.entries<Page>(pages).flatMap(rowsOf),
    async measure() {
        const ours = await serveFolder(buildOurSite());
        const theirs: Record<string, string> = {};
        for (const tool of docsTools) {
            const { origin } = await serveFolder(buildWith(tool));
            theirs[tool.name] = origin + tool.path;
        }
        const own = Object.entries<Page>(pages).map(([id, { path }]) => [id, ours.origin + path] as const);
        const browser = await chromium.launch(wholeChromiumOptions());
        const visits = [...own, ...Object.entries(theirs)].map(
            ([name, address]) => [name, () => loadPage(browser, address)] as const,
        );
        const loads = await alternate<PageLoad>(Object.fromEntries(visits), { rounds });
        await browser.close();
        const samples: Record<string, Samples> = {};
        for (const { id, of } of kinds) {
            const figures = (name: string) => (loads[name] ?? []).map((load) => load[of]);
            const peers = Object.fromEntries(Object.keys(theirs).map((name) => [name, figures(name)]));
            for (const [page] of own) {
                samples[`pages.${page}-${id}`] = { ours: figures(page), ...(page === "chapter" && { peers }) };
            }
        }
        return samples;
    },
};
