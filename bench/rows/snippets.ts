import { type MatrixRow, ourWriter, peerWriter, rowsOfBoth } from "../matrix-rows.ts";
import type { Goal } from "../report.ts";
import { alternate } from "../rounds.ts";
import type { Group, Samples } from "../row.ts";
import { runProgram } from "../run-program.ts";

const peer = "@huggingface/inference";
const goals: readonly Goal[] = [
    { against: "best peer", bound: 10 },
    { against: "best peer", bound: 20, mark: true },
];

export const snippets: Group = {
    id: "snippets",
    title: "Writing snippets",
    about:
        "Every model, provider and set of options of the matrix that both can write, each with all its clients; the time is of one " +
        "snippet. Alternating: row by row, both in one process. Alone: each in processes of its own, which take turns.",
    rows: [
        {
            id: "snippets.alternating",
            title: "a snippet, alternating",
            short: "writing a snippet",
            unit: "µs",
            better: "lower",
            goals,
        },
        { id: "snippets.alone", title: "a snippet, alone", unit: "µs", better: "lower", goals },
    ],
    async measure() {
        const rows = await rowsOfBoth();
        return {
            "snippets.alternating": await alternating(rows),
            "snippets.alone": await alone(rows),
        };
    },
};

async function alone(rows: readonly MatrixRow[]): Promise<Samples> {
    const { ours = [], theirs = [] } = await alternate(
        {
            ours: () => runProgram("write-snippets", { who: "ours", rows }),
            theirs: () => runProgram("write-snippets", { who: "peer", rows }),
        },
        { rounds: 5, warmUp: 0 },
    );
    return { ours, peers: { [peer]: theirs } };
}

const rounds = 15;

async function alternating(rows: readonly MatrixRow[]): Promise<Samples> {
    const [ours, theirs] = [[] as number[], [] as number[]];
    const [writeOurs, writeTheirs] = [await ourWriter(), await peerWriter()];
    for (let round = 0; round <= rounds; round += 1) {
        const [own, other] = [
            { milliseconds: 0, count: 0 },
            { milliseconds: 0, count: 0 },
        ];
        for (const row of rows) {
            const began = performance.now();
            own.count += writeOurs(row);
            const between = performance.now();
            other.count += writeTheirs(row);
            own.milliseconds += between - began;
            other.milliseconds += performance.now() - between;
        }
        ours.push((own.milliseconds / own.count) * 1000);
        theirs.push((other.milliseconds / other.count) * 1000);
    }
    // The first round compiles.
    return { ours: ours.slice(1), peers: { [peer]: theirs.slice(1) } };
}
