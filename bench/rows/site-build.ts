import type { RowFacts } from "../../reports/bench.ts";
import { type Group, row, type Samples } from "../row.ts";
import { manyChapters } from "../site/many-chapters.ts";

/** The numbers of chapters, and how often to build them: a thousand take minutes. */
const sizes = [
    { count: 10, rounds: 5 },
    { count: 100, rounds: 3 },
    { count: 1000, rounds: 1 },
];

const rowOf = (count: number, state: "cold" | "warm"): RowFacts =>
    row(`site-build.${count}-${state}`, `${count.toLocaleString("en")} chapters, ${state}`, "s");

export const siteBuild: Group = {
    id: "site-build",
    title: "Building the site",
    about:
        "The whole site, with so many chapters in each of its two languages, each build in a process of its own. Cold: nothing " +
        "is left of an earlier build; warm: its cache is, and nothing has changed since.",
    rows: sizes.flatMap(({ count }) => [rowOf(count, "cold"), rowOf(count, "warm")]),
    async measure() {
        // No telemetry of the builds.
        process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
        const samples: Record<string, Samples> = {};
        for (const { count, rounds } of sizes) {
            const cold: number[] = [];
            const warm: number[] = [];
            const site = manyChapters(count);
            try {
                for (let round = 0; round < rounds; round += 1) {
                    site.forget();
                    cold.push(site.build() / 1000);
                    warm.push(site.build() / 1000);
                }
            } finally {
                site.remove();
            }
            samples[rowOf(count, "cold").id] = { ours: cold };
            samples[rowOf(count, "warm").id] = { ours: warm };
        }
        return samples;
    },
};
