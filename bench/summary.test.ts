import { describe, expect, test } from "vitest";
import type { RowFacts } from "../reports/bench.ts";
import { figure, summaryOf } from "./summary.ts";

const row: RowFacts = { id: "a.b", title: "b", unit: "ms", better: "lower", goals: [] };

describe("what the rounds come to", () => {
    test("is their median, with a quarter of them below and a quarter above", () => {
        expect(figure([5, 1, 3, 2, 4])).toEqual({ median: 3, low: 2, high: 4 });
        expect(figure([1, 2])).toEqual({ median: 1.5, low: 1.25, high: 1.75 });
        expect(() => figure([])).toThrow("Nothing was measured.");
    });

    test("is held against the best peer, whichever way is better", () => {
        const peers = { slow: [40, 40], fast: [20, 30] };
        const { ahead } = summaryOf(row, { ours: [10, 10], peers });
        expect(ahead).toEqual({ of: "fast", times: { median: 2.5, low: 2.25, high: 2.75 } });
        const higher = summaryOf({ ...row, better: "higher" }, { ours: [10, 10], peers });
        expect(higher.ahead).toEqual({ of: "slow", times: { median: 0.25, low: 0.25, high: 0.25 } });
    });

    test("is divided round by round: what slows a whole round down changes no ratio", () => {
        const { ahead, ofLimit } = summaryOf(row, { ours: [1, 10, 2], peers: { peer: [2, 20, 4] }, limit: [1, 10, 2] });
        expect(ahead?.times).toEqual({ median: 2, low: 2, high: 2 });
        expect(ofLimit).toEqual({ median: 1, low: 1, high: 1 });
    });

    test("tells of an experiment beside it, and holds no goal against that", () => {
        const goals = [{ against: "best peer", bound: 2 }] as const;
        const samples = { ours: [10], peers: { peer: [20] }, experiment: [1] };
        expect(summaryOf({ ...row, goals }, samples)).toMatchObject({
            experiment: { median: 1 },
            outcomes: [{ reached: 2, met: true }],
        });
        expect(() => summaryOf(row, { ...samples, experiment: [1, 2] })).toThrow("equally often");
    });

    test("meets a goal or misses it", () => {
        const goals = [
            { against: "itself", bound: 10 },
            { against: "itself", bound: 9 },
            { against: "best peer", bound: 2 },
            { against: "best peer", bound: 2.1 },
            { against: "limit", bound: 1.25 },
            { against: "limit", bound: 1.2 },
        ] as const;
        const { outcomes } = summaryOf({ ...row, goals }, { ours: [10], peers: { peer: [20] }, limit: [8] });
        expect(outcomes.map(({ met }) => met)).toEqual([true, false, true, false, true, false]);
        const more = { ...row, better: "higher", goals: [{ against: "limit", bound: 0.8 }] } as const;
        expect(summaryOf(more, { ours: [8], limit: [10] }).outcomes).toMatchObject([{ reached: 0.8, met: true }]);
    });

    test("is nothing when the rounds do not fit one another, or a goal has nothing to be held against", () => {
        expect(() => summaryOf(row, { ours: [1], peers: { peer: [1, 2] } })).toThrow("equally often");
        const goals = [{ against: "limit", bound: 1 }] as const;
        expect(() => summaryOf({ ...row, goals }, { ours: [1] })).toThrow("There is no limit");
    });
});
