import type { Goal } from "../../reports/bench.ts";
import { type Group, row, type Samples } from "../row.ts";
import { runProgram } from "../run-program.ts";

const sizes: readonly {
    readonly bytes: number;
    readonly title: string;
    readonly goals: readonly Goal[];
    readonly rest: string;
}[] = [
    {
        bytes: 200,
        title: "pieces of 200 B",
        goals: [
            { against: "best peer", bound: 1.5 },
            { against: "limit", bound: 0.5, mark: true },
        ],
        rest: "the experiment is a loop over the response's reader that parses events and checks nothing. What it costs beside JSON.parse goes to the reader, which makes promises for every piece, and to joining what pieces have cut; what ours costs more is its limits, its timer and the checks of an event.",
    },
    ...[
        { bytes: 1500, title: "pieces of 1.5 KB" },
        { bytes: 16_384, title: "pieces of 16 KB" },
        { bytes: 65_536, title: "pieces of 64 KB" },
    ].map((size) => ({
        ...size,
        rest: "the experiment is a loop over the response's reader that parses events and checks nothing: it shows what JSON.parse takes that reads an event out of a longer text, which other letters than Latin make twice as wide, and what a loop takes that awaits each event.",
        goals: [
            { against: "best peer", bound: 1.8 },
            { against: "limit", bound: 0.75, mark: true },
        ] as const,
    })),
];

const limit = "JSON.parse alone";
const experiment = "a loop that checks nothing";
const count = 10_000;

export const streams: Group = {
    id: "streams",
    title: "Events of a streamed chat",
    about:
        `Each client reads the same ${count} events, cut into pieces wherever that may be, from a response made in the same ` +
        "process: no network is measured, and only the thread's own time. The limit is what it takes to parse the JSON of the events, which were cut apart before.",
    rows: sizes.map(({ bytes, title, goals, rest }) =>
        row(`streams.${bytes}`, title, "events/s", {
            ...(bytes === 1500 && { short: "events of a stream, in pieces of 1.5 KB" }),
            better: "higher",
            limit,
            experiment,
            goals,
            rest,
        }),
    ),
    async measure() {
        const results: Record<string, Samples> = {};
        for (const { bytes } of sizes) results[`streams.${bytes}`] = await runProgram("read-events", { count, bytes });
        return results;
    },
};
