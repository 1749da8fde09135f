/** Measures the microseconds per snippet of one generator in its own process. */
import { load } from "../load.ts";
import { type MatrixRow, type OurModule, ourWriter, type PeerModule, peer, peerWriter } from "../matrix-rows.ts";
import { threadTime, time } from "../rounds.ts";
import { median } from "../summary.ts";

const rounds = 5;

export default async function writeSnippets(work: {
    readonly who: "ours" | "peer";
    readonly rows: readonly MatrixRow[];
}): Promise<number> {
    const write =
        work.who === "ours"
            ? ourWriter(await load<OurModule>("@callsheet/snippets"))
            : peerWriter(await load<PeerModule>(peer));
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
        let count = 0;
        const milliseconds = await time(() => {
            for (const row of work.rows) count += write(row);
        }, threadTime);
        times.push((milliseconds / count) * 1000);
    }
    // Skip the first round, which includes compilation.
    return median(times.slice(1));
}
