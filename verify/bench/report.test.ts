import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isMet, type Report } from "../reports/bench.ts";
import { root } from "./group.ts";
import { groups } from "./groups.ts";
import { alternate, median } from "./rounds.ts";
import { withTable, writeGoal, writeNumber } from "./write-table.ts";

const report: Report = JSON.parse(readFileSync(join(root, "verify/reports/bench.json"), "utf8"));

describe("the report in the repository", () => {
    test("stands in the README", () => {
        const readme = readFileSync(join(root, "README.md"), "utf8");
        expect(readme).toBe(withTable(readme, report));
    });

    test("has every row of the bench, with its words and goals", () => {
        const facts = groups.map(({ measure: _, ...group }) => group);
        expect(report.groups).toMatchObject(JSON.parse(JSON.stringify(facts)));
        for (const { id, rows } of groups) for (const row of rows) expect(row.id).toMatch(new RegExp(`^${id}\\.`));
    });
});

test("alternate: each contender once a round, another first each time, without the warm-up", async () => {
    const order: string[] = [];
    const measure = (name: string) => () => order.push(name);
    const results = await alternate({ a: measure("a"), b: measure("b") }, { rounds: 2 });
    expect(order.join("")).toBe("baabba");
    expect(results).toEqual({ a: [3, 6], b: [4, 5] });
});

test("median: the middle, or what lies between the two in the middle", () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 2, 9])).toBe(3);
    expect(() => median([])).toThrow("Nothing was measured.");
});

describe("a goal", () => {
    const row = { id: "a.b", title: "b", unit: "KB", better: "lower", ours: 20, others: { peer: 50 } } as const;
    test.each([
        [{ ...row, goal: { bound: 20 } }, "at most 20.0 KB: met"],
        [{ ...row, goal: { bound: 19 } }, "at most 19.0 KB: missed"],
        [{ ...row, goal: { against: "peer", bound: 2.5 } }, "at least 2.50x peer: met"],
        [{ ...row, better: "higher", goal: { against: "peer", bound: 0.5 } } as const, "at least 0.500x peer: missed"],
        [{ ...row, better: "higher", goal: { bound: 20 } } as const, "at least 20.0 KB: met"],
        [row, ""],
    ])("of %o is written %s", (one, text) => expect(writeGoal(one)).toBe(text));

    test("without a number is neither met nor missed", () => {
        expect(isMet({ id: "a.b", title: "b", unit: "KB", better: "lower", goal: { bound: 1 } })).toBeUndefined();
    });
});

test.each([
    [0.12345, "0.123"],
    [0.9996, "1.00"],
    [9.996, "10.0"],
    [45.67, "45.7"],
    [123.4, "123"],
    [1_234_567, "1 234 567"],
])("writeNumber: %d as %s", (value, text) => expect(writeNumber(value)).toBe(text));
