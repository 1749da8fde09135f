import { compactJson, readJson } from "@callsheet/snippets/query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { partAtCommas, readChip, writeChip } from "../fields/ChipsField.tsx";
import {
    type Grid,
    gridOf,
    tableOf,
    withCell,
    withColumn,
    withoutColumn,
    withoutRow,
    withRow,
} from "../fields/TableField.tsx";
import { isInRange, prettyJson, readNumber, withEntry } from "./values.ts";

describe("a number that is typed", () => {
    test("is the number that is written, whichever it is", () => {
        fc.assert(
            fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
                expect(readNumber(String(number))).toBe(Object.is(number, -0) ? 0 : number);
            }),
        );
    });

    test.each([
        ["0.", 0],
        ["0.50", 0.5],
        [".5", 0.5],
        [" 7 ", 7],
        ["1e3", 1000],
        ["૧૨.૫", 12.5],
        ["", undefined],
        ["hot", "hot"],
        ["-", "-"],
        ["1e999", "1e999"],
        ["0x10", "0x10"],
    ])("%j is %j", (text, value) => {
        expect(readNumber(text)).toBe(value);
    });

    test("is in its range, or not", () => {
        expect([0.5, 1, 0, 1.5].map((one) => isInRange(one, { above: 0, max: 1 }))).toEqual([true, true, false, false]);
        expect([1, 1.5, 0].map((one) => isInRange(one, { whole: true, min: 1 }))).toEqual([true, false, false]);
        expect([1, 2].map((one) => isInRange(one, { below: 2 }))).toEqual([true, false]);
        expect(isInRange("1", {})).toBe(false);
    });
});

describe("a text in a list", () => {
    test("is the same when what is shown is typed again", () => {
        fc.assert(
            fc.property(fc.string({ unit: fc.constantFrom("\n", "\t", "\r", "\\", "n", "t", "a", "ક") }), (text) => {
                expect(writeChip(text)).not.toMatch(/[\n\t\r]/);
                expect(readChip(writeChip(text))).toBe(text);
            }),
        );
    });

    test("ends at a comma that has something before it", () => {
        expect(partAtCommas("refund")).toEqual({ done: [], rest: "refund" });
        expect(partAtCommas("refund, legal,fa")).toEqual({ done: ["refund", "legal"], rest: "fa" });
        expect(partAtCommas("refund,")).toEqual({ done: ["refund"], rest: "" });
        expect(partAtCommas(",")).toEqual({ done: [], rest: "," });
        expect(partAtCommas("\\n\\n,")).toEqual({ done: ["\n\n"], rest: "" });
    });
});

describe("JSON", () => {
    test("says the same for people and in a link", () => {
        fc.assert(
            fc.property(fc.jsonValue(), (value) => {
                const text = JSON.stringify(value);
                expect(compactJson(prettyJson(text))).toBe(text);
                expect(readJson(prettyJson(text))).toEqual(JSON.parse(text));
            }),
        );
    });

    test("that is none stays as it is typed", () => {
        expect(compactJson('{"a": ')).toBe('{"a": ');
        expect(prettyJson('{"a": ')).toBe('{"a": ');
    });
});

test("a record has another value in the same place, and none where it is left out", () => {
    const record = { seed: 7, stop: ["a"] };
    expect(JSON.stringify(withEntry(record, "seed", 8))).toBe('{"seed":8,"stop":["a"]}');
    expect(withEntry(record, "seed", undefined)).toEqual({ stop: ["a"] });
    expect(withEntry(record, "top_p", 1)).toEqual({ ...record, top_p: 1 });
    expect(record).toEqual({ seed: 7, stop: ["a"] });
});

describe("a table", () => {
    const name = fc.string({ unit: fc.constantFrom("a", "b", "ક", " ", "(") });
    const cell = fc.oneof(fc.string({ maxLength: 3 }), fc.integer());
    const grids: fc.Arbitrary<Grid> = fc
        .tuple(fc.uniqueArray(name, { minLength: 1, maxLength: 4 }), fc.nat({ max: 4 }))
        .chain(([names, length]) =>
            fc.record({
                names: fc.constant(names),
                rows: fc.array(fc.array(cell, { minLength: names.length, maxLength: names.length }), {
                    minLength: length,
                    maxLength: length,
                }),
            }),
        );

    test("is the same as rows and columns", () => {
        fc.assert(
            fc.property(grids, (grid) => {
                expect(gridOf(tableOf(grid) ?? {})).toEqual(grid);
            }),
        );
    });

    test("is as it was when a row or a column comes and goes", () => {
        fc.assert(
            fc.property(grids, (grid) => {
                expect(withoutRow(withRow(grid), grid.rows.length)).toEqual(grid);
                expect(withoutColumn(withColumn(grid, "new"), grid.names.length)).toEqual(grid);
            }),
        );
    });

    test("changes in one cell", () => {
        const grid = gridOf({ River: ["Tapi", "Mahi"], Length: [724] });
        expect(tableOf(withCell(grid, 1, 1, 583))).toEqual({ River: ["Tapi", "Mahi"], Length: [724, 583] });
        expect(tableOf(grid)).toEqual({ River: ["Tapi", "Mahi"], Length: [724, ""] });
    });

    test("is none while two columns have the same name", () => {
        expect(tableOf({ names: ["a", "a"], rows: [] })).toBeUndefined();
    });
});
