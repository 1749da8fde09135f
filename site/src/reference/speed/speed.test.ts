import { readFileSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Report, Row } from "../../../../verify/reports/bench.ts";
import { languages } from "../../languages.ts";
import { strings } from "../../words/strings.ts";
import { Speed } from "./Speed.tsx";

const report: Report = JSON.parse(
    readFileSync(new URL("../../../../verify/reports/bench.json", import.meta.url), "utf8"),
);
const rows = report.groups.flatMap((group) => group.rows);

const facts = { id: "tried.row", title: "a `fetch` call", unit: "ms", better: "lower" } as const;
const show = (...some: Row[]): string =>
    renderToStaticMarkup(
        createElement(Speed, {
            language: "en",
            report: { groups: [{ id: "tried", title: "Tried", about: "As a test.", rows: some }] },
        }),
    );

describe("Speed", () => {
    test("says what was measured, and whether goals are met", () => {
        const measured = { ...facts, ours: 2, others: { other: 3 } };
        const page = show(
            { ...measured, goal: { bound: 4 } },
            { ...measured, goal: { against: "other", bound: 3 } },
            { ...facts, goal: { bound: 4 } },
        );
        expect(page).toContain("1 of 2 goals are met.");
        expect(page).toContain('<code lang="en" translate="no">fetch</code>');
        expect(page).toContain("at most 4 ms: met");
        expect(page).toMatch(/3 times better than <span lang="en">other<\/span><mark>: missed/);
        expect(page).toContain("<td>not measured</td>");
    });

    test.each(languages)("shows the whole report in %s", (language) => {
        const page = renderToStaticMarkup(createElement(Speed, { language, report }));
        expect(page.match(/<th scope="row"/g)).toHaveLength(rows.length);
        expect(page).not.toMatch(/NaN|undefined|\{\w+\}/);
    });

    test("in Gujarati has words for every group, row and other, and for no more", () => {
        const { groups, rows: titles, others } = strings.gu.speed.bench;
        const names = new Set(rows.flatMap((row) => Object.keys(row.others ?? {})).filter((name) => / /.test(name)));
        expect(Object.keys(groups).toSorted()).toEqual(report.groups.map(({ id }) => id).toSorted());
        expect(Object.keys(titles).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        expect(Object.keys(others).toSorted()).toEqual([...names].toSorted());
    });
});
