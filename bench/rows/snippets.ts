import type { Goal } from "../../reports/bench.ts";
import { load } from "../load.ts";
import {
    type MatrixRow,
    type OurModule,
    ourWriter,
    type PeerModule,
    peer,
    peerWriter,
    rowsOfAll,
    timesInTurn,
    type Writer,
} from "../matrix-rows.ts";
import { alternate } from "../rounds.ts";
import { type Group, row, type Samples } from "../row.ts";
import { runProgram } from "../run-program.ts";

const rest =
    "half of it is printing: the rows of templates, and the literals of what stands in their holes, line by line; a quarter " +
    "is making the fragments that a program is put together from; then checking the call, and building its wire request. No " +
    "single function takes more than a twentieth. Without the peer's code in the same process it is as far ahead as the row “alone” says.";

const goals: readonly Goal[] = [{ against: "best peer", bound: 3 }];

export const snippets: Group = {
    id: "snippets",
    title: "Writing snippets",
    about:
        "Every model, provider and set of options of the matrix that both can write, each with all its clients; the time is of one " +
        "snippet, the thread's own. Alternating: row by row, both in one process. Alone: each in processes of its own, which take turns.",
    rows: [
        row("snippets.alternating", "a snippet, alternating", "µs", { short: "writing a snippet", goals, rest }),
        row("snippets.alone", "a snippet, alone", "µs", { goals, rest }),
    ],
    async measure() {
        const ours = await load<OurModule>("@callsheet/snippets");
        const writers = [ourWriter(ours), peerWriter(await load<PeerModule>(peer))];
        const rows = rowsOfAll(ours, writers);
        return { "snippets.alternating": alternating(rows, writers), "snippets.alone": await alone(rows) };
    },
};

function alternating(rows: readonly MatrixRow[], writers: readonly Writer[]): Samples {
    // Skip the first round, which includes compilation.
    const rounds = Array.from({ length: 16 }, () => timesInTurn(rows, writers)).slice(1);
    const microseconds = (writer: number) => rounds.map((times) => (times[writer] ?? Number.NaN) * 1000);
    return { ours: microseconds(0), peers: { [peer]: microseconds(1) } };
}

async function alone(rows: readonly MatrixRow[]): Promise<Samples> {
    const { ours = [], theirs = [] } = await alternate(
        {
            ours: () => runProgram<number>("write-snippets", { who: "ours", rows }),
            theirs: () => runProgram<number>("write-snippets", { who: "peer", rows }),
        },
        { rounds: 5, warmUp: 0 },
    );
    return { ours, peers: { [peer]: theirs } };
}
