/** Answers a question about a table: selects rows, a column and an aggregator; and predicts for the rows of a table. */
import { conceptOf, meaningOf } from "./lexicon.ts";
import { caseEnding, contentWords, plain, wordsIn } from "./words.ts";

export type Table = Readonly<Record<string, readonly string[]>>;

type TableAnswer = {
    readonly answer: string;
    /** Row and column of each cell, zero-based. */
    readonly coordinates: readonly (readonly [number, number])[];
    readonly cells: readonly string[];
    readonly aggregator: string;
};

const aggregators: readonly (readonly [aggregator: string, cue: RegExp])[] = [
    ["AVERAGE", /\b(?:average|mean)\b|સરેરાશ/iu],
    ["SUM", /\b(?:sum|total|altogether|in all|combined)\b|કુલ|સરવાળો/iu],
    ["COUNT", /\b(?:how many|number of|count)\b|કેટલાં? |કેટલી /iu],
];
const least =
    /\b(?:least|lowest|smallest|shortest|fewest|minimum|cheapest|youngest|lightest)\b|સૌથી (?:ઓછ|નાન|ટૂંક|સસ્ત)/iu;
const greatest =
    /\b(?:most|highest|largest|longest|biggest|greatest|maximum|tallest|oldest|heaviest|dearest|best)\b|સૌથી/iu;

/** The number in a cell; NaN if there is none. */
const numberIn = (cell = ""): number =>
    Number.parseFloat(/-?\d[\d,]*(?:\.\d+)?/.exec(cell)?.[0].replaceAll(",", "") ?? "");

type Column = { readonly cells: readonly string[]; readonly index: number };

export function answerFromTable(table: Table, query: string): TableAnswer {
    const meanings = new Set(contentWords(query).map(({ text }) => meaningOf(text)));
    const isNamed = namedIn(query);
    const columns = Object.entries(table).map(([name, cells], index) => ({
        cells,
        index,
        isNumeric: cells.every((cell) => !Number.isNaN(numberIn(cell))),
        named: wordsIn(name).filter(({ text }) => meanings.has(meaningOf(text))).length,
        namedRows: new Set(cells.flatMap((cell, row) => (isNamed(cell) ? [row] : []))),
    }));
    const [first] = columns;
    if (!first) return { answer: "", coordinates: [], cells: [], aggregator: "NONE" };
    const byName = columns.toSorted((one, other) => other.named - one.named);
    const measure = byName.find(({ isNumeric }) => isNumeric);
    const about = byName.find(({ isNumeric }) => !isNumeric);
    const every = first.cells.map((_, row) => row);
    const named = every.filter((row) => columns.some(({ namedRows }) => namedRows.has(row)));
    const rows = named.length > 0 ? named : every;
    const aggregator = aggregators.find(([, cue]) => cue.test(query))?.[0];
    if (aggregator === "SUM" || aggregator === "AVERAGE") return answer(measure ?? first, rows, aggregator);
    if (aggregator === "COUNT" && !(named.length > 0 && measure && measure.named > 0)) {
        return answer(about ?? first, rows, aggregator);
    }
    const sign = least.test(query) ? -1 : greatest.test(query) ? 1 : 0;
    if (sign !== 0 && measure) {
        const number = (row: number) => sign * numberIn(measure.cells[row]);
        const best = rows.reduce((one, other) => (number(other) > number(one) ? other : one));
        return answer(about ?? measure, [best]);
    }
    // The column that names the row is not the answer.
    const naming = columns.find(({ namedRows }) => namedRows.size > 0);
    const [column = first] = byName.filter(({ index }) => index !== naming?.index || columns.length === 1);
    return answer(column, named.length > 0 ? rows : rows.slice(0, 1));
}

function answer({ cells, index }: Column, rows: readonly number[], aggregator = "NONE"): TableAnswer {
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
const maxAsked = 200;

/** Whether a question contains the whole words of a cell. */
function namedIn(query: string): (cell: string) => boolean {
    const namesOfWords = wordsIn(query)
        .slice(0, maxAsked)
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

/** The columns of a table of which something is predicted: a function of its numbers that is easy to check by hand. */
export type Columns = Readonly<Record<string, readonly (string | number)[]>>;

/** A non-numeric text counts as its length. */
const numbersOf = (cells: readonly (string | number)[]): readonly number[] =>
    cells.map((cell) => (Number.isFinite(Number(cell)) ? Number(cell) : String(cell).length));

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number / numbers.length, 0);

const meansOfRows = (columns: readonly (readonly number[])[]): readonly number[] =>
    (columns[0] ?? []).map((_, row) => mean(columns.map((column) => column[row] ?? 0)));

/** The mean of each row, rounded to two decimals, except numbers that are too large for that. */
export const regression = (data: Columns): readonly number[] =>
    meansOfRows(Object.values(data).map(numbersOf)).map((number) =>
        Math.abs(number) < 1e12 ? Math.round(number * 100) / 100 : number,
    );

/** 1 if a row is above the column means on average, else 0. */
export function classification(data: Columns): readonly number[] {
    const columns = Object.values(data).map((column) => {
        const numbers = numbersOf(column);
        const middle = mean(numbers);
        // Normalises the column, so that all columns count equally.
        const spread = mean(numbers.map((number) => Math.abs(number - middle))) || 1;
        return numbers.map((number) => (number - middle) / spread);
    });
    return meansOfRows(columns).map((number) => (number > 0 ? 1 : 0));
}
