import { type RandomReport, sendRandom } from "../../packages/sandbox/test/random/send-random.ts";
import { load } from "../load.ts";
import { type Group, row } from "../row.ts";

const requests = 1_000_000;
const seed = 20_261_122;

export const randomRequests: Group = {
    id: "random",
    title: "Random requests to the sandbox",
    about:
        "A million requests to the sandbox in one process: valid ones of every route, the same made wrong, and such as nobody would send. The " +
        "seed is fixed, so they are the same each time. An error from 500 that nobody asked for counts as broken.",
    rows: [
        row("random.requests", "requests", "requests/s", { better: "higher" }),
        row("random.broken", "of a million, those that broke it", "requests", {
            goals: [{ against: "itself", bound: 0 }],
        }),
    ],
    async measure() {
        const { createHandler } = await load<typeof import("@callsheet/sandbox/handler")>("@callsheet/sandbox/handler");
        const began = performance.now();
        const report: RandomReport = sendRandom(createHandler(), requests, seed);
        const perSecond = report.requests / ((performance.now() - began) / 1000);
        for (const broken of report.broken) console.log(broken);
        return { "random.requests": { ours: [perSecond] }, "random.broken": { ours: [report.broken.length] } };
    },
};
