import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Report, ReportRow } from "../../../../reports/bench.ts";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { Speed } from "./Speed.tsx";

const report: Report = JSON.parse(readFileSync(new URL("../../../../reports/bench.json", import.meta.url), "utf8"));
const rows = report.groups.flatMap((group) => group.rows);

const facts = { title: "a `fetch` call", unit: "ms", better: "lower" } as const;
const figure = { median: 2, low: 1.5, high: 3 };
const goals = [
    { against: "itself", bound: 4 },
    { against: "best peer", bound: 3 },
] as const;
const measured: ReportRow = {
    ...facts,
    id: "tried.measured",
    goals,
    state: "measured",
    run: "now",
    measured: {
        rounds: 3,
        ours: figure,
        peers: { other: { median: 3, low: 3, high: 3 } },
        ahead: { of: "other", times: { median: 1.5, low: 1, high: 2 } },
        outcomes: [
            { ...goals[0], reached: 2, met: true },
            { ...goals[1], reached: 1.5, met: false },
        ],
    },
};
const notRun: ReportRow = {
    ...facts,
    id: "tried.not-run",
    goals: [],
    state: "not run",
    reason: "No `java`.",
};
const machine = { cpu: "A processor", cores: 2, memory: 25, system: "Linux" };

const show = (...some: ReportRow[]): string =>
    renderToStaticMarkup(
        createElement(Speed, {
            language: "en",
            report: {
                runs: { now: { began: "2026-11-21T22:23Z", machine, versions: { node: "24.21.0" } } },
                groups: [{ id: "tried", title: "Tried", about: "As a test.", rows: some }],
            },
        }),
    );

describe("the report on a page", () => {
    test("says what was measured, and by how much a goal is met or missed", () => {
        const page = show(measured);
        expect(page).toContain("1 of 2 goals are met.");
        expect(page).toContain('<code lang="en" translate="no">fetch</code>');
        expect(page).toContain("1.5–3");
        expect(page).toContain("at most 4 ms: met");
        expect(page).toContain("<mark>missed by 50 %</mark>");
        expect(page).not.toMatch(/not measured/i);
    });

    test("says why a row was not measured, whether others were or not", () => {
        for (const page of [show(notRun), show(measured, notRun)]) {
            expect(page).toContain("Rows that were not measured: 1.");
            expect(page).toContain(
                'Not measured: <span lang="en">No <code lang="en" translate="no">java</code>.</span>',
            );
        }
    });

    test("gives every row as many cells as there are columns", () => {
        for (const page of [show(notRun), show(measured), show(measured, notRun)]) {
            const [head = "", ...body] = page.split("<tr>").slice(1);
            const columns = head.match(/<th /g)?.length;
            for (const row of body) {
                const cells = [...row.matchAll(/<t[hd](?: [^>]*?colSpan="(\d+)")?/gi)];
                expect(cells.reduce((sum, [, span = "1"]) => sum + Number(span), 0)).toBe(columns);
            }
        }
    });

    test("is whole in every language", () => {
        for (const language of languages) {
            const page = renderToStaticMarkup(createElement(Speed, { language, report }));
            expect(page.match(/<th scope="row"/g)).toHaveLength(rows.length);
            expect(page).not.toMatch(/NaN|undefined|\{\w+\}/);
        }
    });
});

describe("the report in Gujarati", () => {
    test("has words for every group, row, limit and experiment, and for no other", () => {
        const limits = rows.flatMap(({ limit = [] }) => limit);
        const experiments = rows.flatMap(({ experiment = [] }) => experiment);
        expect(Object.keys(strings.gu.speed.bench.groups).toSorted()).toEqual(
            report.groups.map(({ id }) => id).toSorted(),
        );
        expect(Object.keys(strings.gu.speed.bench.rows).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        expect(Object.keys(strings.gu.speed.bench.limits).toSorted()).toEqual([...new Set(limits)].toSorted());
        expect(Object.keys(strings.gu.speed.bench.experiments).toSorted()).toEqual(
            [...new Set(experiments)].toSorted(),
        );
    });
});
