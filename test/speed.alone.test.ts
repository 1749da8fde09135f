/**
 * Compares our speed with the peer's in one process, to detect regressions. The bound is half of the ratio in the
 * report. Both take turns, and only this thread's processor time counts, so that other load matters little. If a round
 * is disturbed anyway, further rounds follow, and the best one counts.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as inference from "@callsheet/inference";
import * as snippets from "@callsheet/snippets";
import * as peer from "@huggingface/inference";
import { describe, expect, test } from "vitest";
import { eventTexts, fetchOfPieces } from "../bench/event-stream.ts";
import { ourWriter, peerWriter, rowsOfAll, timesInTurn } from "../bench/matrix-rows.ts";
import { threadTime } from "../bench/rounds.ts";
import type { Report } from "../reports/bench.ts";

const report: Report = JSON.parse(readFileSync(join(import.meta.dirname, "../reports/bench.json"), "utf8"));

/** Half of the report's ratio between us and the peer. */
function halfOf(id: string): number {
    const row = report.groups.flatMap(({ rows }) => rows).find((one) => one.id === id);
    const theirs = row?.state === "measured" && row.measured.peers["@huggingface/inference"];
    if (!theirs) throw new Error(`The report has no ${id}.`);
    const quotient = row.measured.ours.median / theirs.median;
    return (row.better === "higher" ? quotient : 1 / quotient) / 2;
}

/** The best ratio of several rounds. Stops as soon as it is good enough. */
async function bestOf(round: () => number | Promise<number>, enough: number): Promise<number> {
    let best = 0;
    for (let left = 15; left > 0 && best < enough; left -= 1) best = Math.max(best, await round());
    return best;
}

describe("ours, beside the peer's", () => {
    test("snippets are written as fast as the report says", async () => {
        const writers = [ourWriter(snippets), peerWriter(peer)];
        const rows = rowsOfAll({ ...snippets, matrix: () => snippets.matrix({ provider: "fal-ai" }) }, writers);
        const enough = halfOf("snippets.alternating");
        const best = await bestOf(() => {
            const [ours = Number.NaN, theirs = Number.NaN] = timesInTurn(rows, writers);
            return theirs / ours;
        }, enough);
        expect(best).toBeGreaterThanOrEqual(enough);
    });

    test.each([200, 1500, 16_384])(
        "events are read as fast as the report says, in pieces of %d bytes",
        async (size) => {
            const fetch = fetchOfPieces(eventTexts(2000), size);
            const read = async ({ chatCompletionStream }: { chatCompletionStream: StreamChat }) => {
                const began = threadTime();
                let count = 0;
                for await (const { choices } of chatCompletionStream(chat, { fetch })) count += choices.length;
                expect(count).toBe(2000);
                return threadTime() - began;
            };
            const enough = halfOf(`streams.${size}`);
            const best = await bestOf(async () => {
                const ours = await read(inference);
                return (await read(peer)) / ours;
            }, enough);
            expect(best).toBeGreaterThanOrEqual(enough);
        },
    );
});

const chat = {
    accessToken: "hf_0123456789",
    model: "meta-llama/Llama-3.1-8B-Instruct",
    provider: "auto" as const,
    messages: [{ role: "user" as const, content: "Is it still raining?" }],
};

type StreamChat = (
    args: typeof chat,
    options: { fetch: typeof fetch },
) => AsyncIterable<{ readonly choices: readonly unknown[] }>;
