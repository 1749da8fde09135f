import { chromium } from "playwright-core";
import { wholeChromiumOptions } from "../../scripts/chromium.ts";
import type { Goal, RowFacts } from "../report.ts";
import { alternate } from "../rounds.ts";
import type { Group, Samples } from "../row.ts";
import { buildWith, docsTools } from "../site/docs-tools.ts";
import { loadPage, type PageLoad } from "../site/load-page.ts";
import { buildOurSite, chapter, language } from "../site/our-site.ts";
import { serveFolder } from "../site/serve-folder.ts";

const rounds = 9;

type Kind = {
    readonly id: string;
    readonly of: keyof PageLoad;
    readonly title: string;
    readonly unit: string;
};

const kinds: readonly Kind[] = [
    { id: "bytes", of: "kilobytes", title: "over the wire", unit: "KB" },
    { id: "requests", of: "requests", title: "requests", unit: "" },
    { id: "first-paint", of: "firstPaint", title: "first contentful paint", unit: "ms" },
    { id: "largest-paint", of: "largestPaint", title: "largest contentful paint", unit: "ms" },
    { id: "shift", of: "shift", title: "cumulative layout shift", unit: "" },
];

/** The pages of ours, with the goals that they have. */
const pages = {
    chapter: { title: "a chapter", goals: { bytes: [ahead()], "largest-paint": [ahead()] } },
    generator: { title: "the generator", goals: { bytes: [{ against: "itself", bound: 130 }] } },
} satisfies Record<string, { title: string; goals: Readonly<Record<string, readonly Goal[]>> }>;

/** No peer is better. */
function ahead(): Goal {
    return { against: "best peer", bound: 1 };
}

const rowsOf = (page: keyof typeof pages): readonly RowFacts[] =>
    kinds.map(({ id, title, unit }) => {
        const { title: name, goals }: { title: string; goals: Readonly<Record<string, readonly Goal[]>> } = pages[page];
        return {
            id: `pages.${page}-${id}`,
            title: `${name}: ${title}`,
            ...(id === "bytes" && { short: `first visit to ${name}` }),
            unit,
            better: "lower",
            goals: goals[id] ?? [],
        };
    });

export const loading: Group = {
    id: "pages",
    title: "The first visit to a page",
    about:
        "In Chromium as a slow phone, as Lighthouse imagines it: slow 4G, a processor that is four times slower, nothing in the " +
        "cache; served by a static server after gzip, and counted until the page asks for nothing more. The chapter is the same " +
        "in each tool, which is set up as its own starter has it. Fumadocs would take its letters from Google Fonts as well, " +
        "which the bench does not reach; ours come from the site.",
    rows: [...rowsOf("chapter"), ...rowsOf("generator")],
    async measure() {
        const ours = await serveFolder(buildOurSite());
        const theirs: Record<string, string> = {};
        for (const tool of docsTools) {
            const { origin } = await serveFolder(buildWith(tool));
            theirs[tool.name] = origin + tool.path;
        }
        const addresses = {
            chapter: `${ours.origin}/${language}/${chapter}`,
            generator: `${ours.origin}/${language}/snippets`,
            ...theirs,
        };
        const browser = await chromium.launch(wholeChromiumOptions());
        const visits = Object.entries(addresses).map(
            ([name, address]) => [name, () => loadPage(browser, address)] as const,
        );
        const {
            chapter: chapterLoads = [],
            generator = [],
            ...peers
        } = await alternate<PageLoad>(Object.fromEntries(visits), { rounds });
        await browser.close();
        const samples: Record<string, Samples> = {};
        for (const { id, of } of kinds) {
            const figures = (loads: readonly PageLoad[]) => loads.map((load) => load[of]);
            samples[`pages.chapter-${id}`] = {
                ours: figures(chapterLoads),
                peers: Object.fromEntries(Object.entries(peers).map(([name, loads]) => [name, figures(loads)])),
            };
            samples[`pages.generator-${id}`] = { ours: figures(generator) };
        }
        return samples;
    },
};
