import { useState } from "react";
import { TypedInput } from "../../parts/TypedText.tsx";
import { fill } from "../../words/format.ts";
import { useAppearance } from "../appearance.ts";
import { ProblemText } from "../form/Labelled.tsx";
import { readNumber } from "../task-forms/values.ts";
import { FieldButton, FieldHelp, FieldName, LiveStatus, Reset, type ValueFieldProps } from "./FieldFrame.tsx";
import { useDraft, useFocus } from "./field-hooks.ts";

/** An editor for a table. */
export function TableField({ id, field, value, strings, onChange }: ValueFieldProps) {
    const { part } = useAppearance();
    // `ValueField` has checked that the value is a table.
    const table = (value ?? {}) as Table;
    const [grid, setGrid] = useState(() => gridOf(table));
    const [status, setStatus] = useState("");
    const [body, focusOn] = useFocus<HTMLTableElement>();
    // While the reader types, two columns may have the same name for a moment; such a grid is not a valid table.
    const waits = tableOf(grid) === undefined;
    const visibleGrid = waits || sameTable(tableOf(grid), table) ? grid : gridOf(table);
    const put = (changed: Grid) => {
        setGrid(changed);
        const next = tableOf(changed);
        if (next) onChange(field.name, next);
    };
    const { names, rows } = visibleGrid;
    const columnName = (column: number) => fill(strings.column, { number: String(column + 1) });
    const rowName = (row: number) => fill(strings.row, { number: String(row + 1) });
    const cellName = (row: number, column: number) =>
        fill(strings.cell, { column: names[column] || columnName(column), number: String(row + 1) });

    const addRow = () => {
        put(withRow(visibleGrid));
        setStatus(fill(strings.added, { name: rowName(rows.length) }));
        focusOn(`tbody tr:nth-child(${rows.length + 1}) input`);
    };
    const addColumn = () => {
        put(withColumn(visibleGrid, freeName(names)));
        setStatus(fill(strings.added, { name: columnName(names.length) }));
        focusOn(`thead th:nth-child(${names.length + 1}) input`);
    };
    const removeRow = (row: number) => {
        put(withoutRow(visibleGrid, row));
        setStatus(fill(strings.removed, { name: rowName(row) }));
        focusOn(`tbody tr:nth-child(${Math.max(1, Math.min(row + 1, rows.length - 1))}) input`);
    };
    const removeColumn = (column: number) => {
        put(withoutColumn(visibleGrid, column));
        setStatus(fill(strings.removed, { name: names[column] ?? "" }));
        focusOn(`thead th:nth-child(${Math.max(1, Math.min(column + 1, names.length - 1))}) input`);
    };

    return (
        <fieldset className={part("nested")}>
            <legend>
                <FieldName field={field} />
            </legend>
            <Reset field={field} value={value} strings={strings} onChange={onChange} />
            <p className={part("hint")}>
                <FieldHelp field={field} />
            </p>
            <div className={part("grid-scroll")}>
                <table ref={body}>
                    <thead>
                        <tr>
                            {names.map((name, column) => (
                                // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place while its name is typed
                                <th key={column} scope="col">
                                    <TypedInput
                                        aria-label={columnName(column)}
                                        text={name}
                                        onText={(typed) => put(withName(visibleGrid, column, typed))}
                                    />
                                    <FieldButton
                                        text="×"
                                        aria-label={`${strings.remove}: ${name || columnName(column)}`}
                                        onClick={() => removeColumn(column)}
                                    />
                                </th>
                            ))}
                            <td />
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map((cells, row) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
                            <tr key={row}>
                                {cells.map((cell, column) => (
                                    // biome-ignore lint/suspicious/noArrayIndexKey: so is a cell
                                    <td key={column}>
                                        <CellInput
                                            label={cellName(row, column)}
                                            cell={cell}
                                            numbers={field.numbers ?? false}
                                            onChange={(changed) => put(withCell(visibleGrid, row, column, changed))}
                                        />
                                    </td>
                                ))}
                                <td>
                                    <FieldButton
                                        text="×"
                                        aria-label={`${strings.remove}: ${rowName(row)}`}
                                        onClick={() => removeRow(row)}
                                    />
                                </td>
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
            <ProblemText id={`${id}-problem`} problem={waits ? strings.sameNames : undefined} />
            <p className={part("buttons")}>
                <FieldButton text={strings.addRow} onClick={addRow} />
                <FieldButton text={strings.addColumn} onClick={addColumn} />
            </p>
            <LiveStatus text={status} />
        </fieldset>
    );
}

type CellProps = {
    readonly label: string;
    readonly cell: Cell;
    readonly numbers: boolean;
    readonly onChange: (cell: Cell) => void;
};

/** A cell. If the table takes numbers, text that parses as a number becomes one. */
function CellInput({ label, cell, numbers, onChange }: CellProps) {
    const readCell = (text: string): Cell => (numbers ? (readNumber(text) ?? "") : text);
    const [text, setDraft] = useDraft(cell, readCell, String);
    return (
        <TypedInput
            aria-label={label}
            text={text}
            onText={(typed) => {
                setDraft(typed);
                onChange(readCell(typed));
            }}
        />
    );
}

/** Whether two tables have equal columns in the same order. */
const sameTable = (one: Table | undefined, other: Table): boolean => JSON.stringify(one) === JSON.stringify(other);

/** An unused name for a new column. */
function freeName(names: readonly string[]): string {
    const free = names.map((_, index) => `column_${index + 1}`).find((name) => !names.includes(name));
    return free ?? `column_${names.length + 1}`;
}

/** A table as a call takes it: each column's cells by the column's name. */
type Cell = string | number;

type Table = Readonly<Record<string, readonly Cell[]>>;

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

const withName = ({ names, rows }: Grid, column: number, name: string): Grid => ({
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
