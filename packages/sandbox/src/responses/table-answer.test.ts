import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerFromTable, classification, regression } from "./table-answer.ts";
import { someText } from "./testing.ts";

const rivers = { River: ["Narmada", "Tapi", "Sabarmati"], "Length (km)": ["1312", "724", "371"] };
const stars = { Repository: ["Transformers", "Datasets", "Tokenizers"], Stars: ["36542", "4512", "3934"] };
const villages = { ગામ: ["કડાણા", "ભુજ", "ડાંગ"], મિમી: ["95", "12", "210"] };

describe("questions about a table", () => {
    test("the cells are those of the coordinates, and the answer names them", () =>
        fc.assert(
            fc.property(
                fc.integer({ min: 1, max: 4 }).chain((rows) =>
                    fc.dictionary(someText, fc.array(someText, { minLength: rows, maxLength: rows }), {
                        maxKeys: 4,
                    }),
                ),
                someText,
                (table, query) => {
                    const { answer, coordinates, cells, aggregator } = answerFromTable(table, query);
                    const columns = Object.values(table);
                    expect(coordinates.map(([row, column]) => columns[column]?.[row])).toEqual(cells);
                    expect(answer).toBe(`${aggregator === "NONE" ? "" : `${aggregator} > `}${cells.join(", ")}`);
                },
            ),
        ));

    test.each([
        [rivers, "Which river is the longest?", "Narmada"],
        [rivers, "Which river is the shortest?", "Sabarmati"],
        [rivers, "How long is the Tapi?", "724"],
        [rivers, "What is the total length of all rivers?", "SUM > 1312, 724, 371"],
        [rivers, "What is the average length?", "AVERAGE > 1312, 724, 371"],
        [rivers, "How many rivers are there?", "COUNT > Narmada, Tapi, Sabarmati"],
        [stars, "How many stars does the transformers repository have?", "36542"],
        [villages, "સૌથી વધુ વરસાદ ક્યાં?", "ડાંગ"],
        [villages, "સૌથી ઓછો વરસાદ ક્યાં?", "ભુજ"],
        [villages, "કડાણામાં કેટલો વરસાદ?", "95"],
    ])("%j %s", (table, query, expected) => {
        expect(answerFromTable(table, query).answer).toBe(expected);
    });
});

test("every row has a number, and the mean of its numbers is what is foretold", () =>
    fc.assert(
        fc.property(
            fc.array(fc.oneof(fc.integer({ min: -999, max: 999 }), fc.string()), { minLength: 1, maxLength: 9 }),
            (column) => {
                const data = { one: column, other: column.toReversed() };
                expect(regression(data)).toHaveLength(column.length);
                expect(classification(data)).toHaveLength(column.length);
                expect([...regression(data), ...classification(data)].every(Number.isFinite)).toBe(true);
            },
        ),
    ));

test("a class says whether a row lies above the columns' means", () => {
    const data = { radius: [12.3, 20.6], texture: [15.7, 29.3], area: ["463.1", "1320.8"] };
    expect(classification(data)).toEqual([0, 1]);
    expect(regression(data)).toEqual([163.7, 456.9]);
});
