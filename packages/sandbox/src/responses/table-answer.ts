/** Answers a question about a table: selects rows, a column and an aggregator. */
import { conceptOf, meaningOf } from "./lexicon.ts";
import { caseEnding, contentWords, plain, wordsIn } from "./words.ts";

export type Table = Readonly<Record<string, readonly string[]>>;

type Aggregator = "NONE" | "SUM" | "AVERAGE" | "COUNT";

type TableAnswer = {
    readonly answer: string;
    /** Row and column of each cell, zero-based. */
    readonly coordinates: readonly (readonly [number, number])[];
    readonly cells: readonly string[];
    readonly aggregator: Aggregator;
};

const aggregators: readonly (readonly [Aggregator, RegExp])[] = [
    ["AVERAGE", /\b(?:average|mean)\b|સરેરાશ/iu],
    ["SUM", /\b(?:sum|total|altogether|in all|combined)\b|કુલ|સરવાળો/iu],
    ["COUNT", /\b(?:how many|number of|count)\b|કેટલાં? |કેટલી /iu],
];
const least =
    /\b(?:least|lowest|smallest|shortest|fewest|minimum|cheapest|youngest|lightest)\b|સૌથી (?:ઓછ|નાન|ટૂંક|સસ્ત)/iu;
const greatest =
    /\b(?:most|highest|largest|longest|biggest|greatest|maximum|tallest|oldest|heaviest|dearest|best)\b|સૌથી/iu;

/** The number in a cell; NaN if there is none. */
const numberIn = (cell: string): number =>
    Number.parseFloat(/-?\d[\d,]*(?:\.\d+)?/.exec(cell)?.[0].replaceAll(",", "") ?? "");

export function answerFromTable(table: Table, query: string): TableAnswer {
    const columns = Object.entries(table).map(([name, cells], index) => ({
        name,
        cells,
        index,
        isNumeric: cells.every((cell) => !Number.isNaN(numberIn(cell))),
    }));
    const [first] = columns;
    if (!first) return { answer: "", coordinates: [], cells: [], aggregator: "NONE" };
    const meanings = new Set(contentWords(query).map(({ text }) => meaningOf(text)));
    const sharedWords = (name: string) => wordsIn(name).filter(({ text }) => meanings.has(meaningOf(text))).length;
    const byName = columns
        .map((column) => ({ ...column, named: sharedWords(column.name) }))
        .toSorted((one, other) => other.named - one.named);
    const numeric = byName.filter((column) => column.isNumeric);
    const texts = byName.filter((column) => !column.isNumeric);
    const isNamed = namedIn(query);
    const marks = columns.map(({ cells }) => cells.map(isNamed));
    const rows = first.cells.map((_, row) => row).filter((row) => marks.some((column) => column[row]));
    const all = rows.length > 0 ? rows : first.cells.map((_, row) => row);
    const aggregator = aggregators.find(([, cue]) => cue.test(query))?.[0] ?? "NONE";
    const [measure] = numeric;
    const isCount = aggregator === "COUNT" && !(rows.length > 0 && measure && measure.named > 0);
    if (aggregator === "SUM" || aggregator === "AVERAGE") return answer(measure ?? first, all, aggregator);
    if (isCount) return answer(texts[0] ?? first, all, aggregator);
    const extreme = least.test(query) ? -1 : greatest.test(query) ? 1 : 0;
    if (extreme !== 0 && measure) {
        const best = all.reduce((one, other) =>
            extreme * (numberIn(measure.cells[other] ?? "") - numberIn(measure.cells[one] ?? "")) > 0 ? other : one,
        );
        return answer(texts[0] ?? measure, [best], "NONE");
    }
    // The column that names the row is not the answer.
    const naming = marks.findIndex((column) => rows.some((row) => column[row]));
    const [about = first] = byName.filter(({ index }) => index !== naming || columns.length === 1);
    return answer(about, all.slice(0, rows.length > 0 ? all.length : 1), "NONE");
}

type Column = { readonly cells: readonly string[]; readonly index: number };

function answer({ cells, index }: Column, rows: readonly number[], aggregator: Aggregator): TableAnswer {
    const chosenCells = rows.map((row) => cells[row] ?? "");
    return {
        // The service does not compute the aggregate: it returns the cells and the aggregator.
        answer: `${aggregator === "NONE" ? "" : `${aggregator} > `}${chosenCells.join(", ")}`,
        coordinates: rows.map((row) => [row, index] as const),
        cells: chosenCells,
        aggregator,
    };
}

/** The most words of a question that cells are looked for in. */
const mostAsked = 200;

/** Whether a question contains the whole words of a cell. */
function namedIn(query: string): (cell: string) => boolean {
    const namesOfWords = wordsIn(query)
        .slice(0, mostAsked)
        .map(({ text }) => [nameOf(text), nameOf(caseEnding.exec(text)?.[1] ?? text)]);
    const places = Map.groupBy(
        namesOfWords.flatMap((names, index) => [...new Set(names)].map((name) => ({ name, index }))),
        ({ name }) => name,
    );
    return (cell) => {
        const words = wordsIn(cell).map(({ text }) => nameOf(text));
        const [first = ""] = words;
        return (places.get(first) ?? []).some(({ index }) =>
            words.every((word, offset) => namesOfWords[index + offset]?.includes(word)),
        );
    };
}

const nameOf = (word: string): string => {
    const concept = conceptOf(word);
    return concept?.name ? concept.en : plain(word);
};
