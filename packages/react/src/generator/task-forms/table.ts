/** A table as a call takes it: each column's cells by the column's name. */
export type Cell = string | number;

export type Table = Readonly<Record<string, readonly Cell[]>>;

/** The table as rows, for editing: names may be empty or duplicates while the reader types. */
export type Grid = { readonly names: readonly string[]; readonly rows: readonly (readonly Cell[])[] };

/** Makes a grid of a table; short columns are padded with empty cells. */
export function gridOf(table: Table): Grid {
    const columns = Object.values(table);
    const length = Math.max(0, ...columns.map((column) => column.length));
    return {
        names: Object.keys(table),
        rows: Array.from({ length }, (_, row) => columns.map((column) => column[row] ?? "")),
    };
}

/** Makes a table of a grid; undefined if two columns have the same name. */
export function tableOf({ names, rows }: Grid): Table | undefined {
    if (new Set(names).size < names.length) return undefined;
    return Object.fromEntries(names.map((name, column) => [name, rows.map((row) => row[column] ?? "")]));
}

export const withName = ({ names, rows }: Grid, column: number, name: string): Grid => ({
    names: names.with(column, name),
    rows,
});

export const withCell = ({ names, rows }: Grid, row: number, column: number, cell: Cell): Grid => ({
    names,
    rows: rows.map((cells, index) => (index === row ? cells.with(column, cell) : cells)),
});

export const withRow = ({ names, rows }: Grid): Grid => ({ names, rows: [...rows, names.map(() => "")] });

export const withoutRow = ({ names, rows }: Grid, row: number): Grid => ({ names, rows: rows.toSpliced(row, 1) });

export const withColumn = ({ names, rows }: Grid, name: string): Grid => ({
    names: [...names, name],
    rows: rows.map((cells) => [...cells, ""]),
});

export const withoutColumn = ({ names, rows }: Grid, column: number): Grid => ({
    names: names.toSpliced(column, 1),
    rows: rows.map((cells) => cells.toSpliced(column, 1)),
});
