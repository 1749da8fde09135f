import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report } from "../reports/bench.ts";
import { groups } from "./rows/registry.ts";
import { withTable, writeNumber, writeOutcome, writeReport } from "./write-report.ts";

const text = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
const report: Report = JSON.parse(text("../reports/bench.json"));

describe("the report in the repository", () => {
    test("is in words what reports/bench.json says", () => expect(text("REPORT.md")).toBe(writeReport(report)));

    test("stands in the README as reports/bench.json says", () => {
        const readme = text("../README.md");
        expect(readme).toContain("<!-- bench:");
        expect(readme).toBe(withTable(readme, report));
    });

    test("has every row that the bench has, with its words and goals", () => {
        const facts = groups.map(({ measure: _, ...group }) => group);
        expect(report.groups).toMatchObject(JSON.parse(JSON.stringify(facts)));
        const ids = groups.flatMap(({ rows }) => rows.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { id, rows } of groups) for (const row of rows) expect(row.id).toMatch(new RegExp(`^${id}\\.`));
    });

    test("names the run that each row is from, and no other", () => {
        const runs = report.groups.flatMap(({ rows }) =>
            rows.flatMap((row) => (row.state === "measured" ? [row.run] : [])),
        );
        expect(Object.keys(report.runs).toSorted()).toEqual([...new Set(runs)].toSorted());
    });
});

describe("a number in the report", () => {
    test.each([
        [0.12345, "0.123"],
        [0.9996, "1.00"],
        [9.996, "10.0"],
        [45.67, "45.7"],
        [123.4, "123"],
        [1_234_567, "1 234 567"],
    ])("%d is written %s", (value, text) => expect(writeNumber(value)).toBe(text));

    test("is followed by whether the goal is met, or by how much it is missed", () => {
        const row = { better: "lower", unit: "KB" } as const;
        const goal = { against: "itself", bound: 20 } as const;
        expect(writeOutcome({ ...goal, reached: 19, met: true }, row)).toBe("at most 20.0 KB: met");
        expect(writeOutcome({ ...goal, reached: 25, met: false }, row)).toBe("at most 20.0 KB: missed by 25 %");
        const peer = { against: "best peer", bound: 2, reached: 1.5, met: false } as const;
        expect(writeOutcome(peer, row)).toBe("at least 2x the best peer: missed by 25 %");
    });
});
