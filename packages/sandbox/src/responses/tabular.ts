/** Predictions for the rows of a table: a function of their numbers that is easy to check by hand. */

export type Columns = Readonly<Record<string, readonly (string | number)[]>>;

/** A non-numeric text counts as its length. */
const numberOf = (cell: string | number): number => {
    const number = typeof cell === "number" ? cell : Number(cell);
    return Number.isFinite(number) ? number : String(cell).length;
};

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number / numbers.length, 0);

const rowsOf = (columns: readonly (readonly number[])[]): readonly (readonly number[])[] =>
    (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? 0));

/** Rounds to two decimals, except numbers that are too large for that. */
const shortened = (number: number): number => (Math.abs(number) < 1e12 ? Math.round(number * 100) / 100 : number);

/** The mean of each row. */
export const regression = (data: Columns): readonly number[] =>
    rowsOf(Object.values(data).map((column) => column.map(numberOf))).map((row) => shortened(mean(row)));

/** 1 if a row is above the column means on average, else 0. */
export function classification(data: Columns): readonly number[] {
    const columns = Object.values(data).map((column) => {
        const numbers = column.map(numberOf);
        const middle = mean(numbers);
        // Normalises the column, so that all columns count equally.
        const spread = mean(numbers.map((number) => Math.abs(number - middle))) || 1;
        return numbers.map((number) => (number - middle) / spread);
    });
    return rowsOf(columns).map((row) => (mean(row) > 0 ? 1 : 0));
}
