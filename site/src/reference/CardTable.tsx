import type { ReactNode } from "react";

export type CardCell = {
    readonly content: ReactNode;
    /** Shown in place of the column heading when the row is a card. */
    readonly label?: string;
};

export type CardRow = {
    readonly key: string;
    readonly head: ReactNode;
    readonly cells: readonly CardCell[];
    /** The data attributes that the filter reads: see `frame/behaviours/filter.ts`. */
    readonly data?: Readonly<Record<`data-${string}`, string>>;
};

type Props = {
    /** The table's name for screen readers. */
    readonly label: string;
    readonly className?: string;
    /** The column headings, starting with that of the row headers. */
    readonly columns: readonly string[];
    readonly rows: readonly CardRow[];
};

/** Explicit ARIA roles: some browsers drop them when CSS no longer lays out the elements as a table. */
const roles = {
    table: { role: "table" },
    group: { role: "rowgroup" },
    row: { role: "row" },
    column: { role: "columnheader", scope: "col" },
    head: { role: "rowheader", scope: "row" },
    cell: { role: "cell" },
} as const;

/** A table whose rows become cards on a phone. */
export const CardTable = ({ label, className, columns, rows }: Props) => (
    <table className={["cards", className].filter(Boolean).join(" ")} aria-label={label} {...roles.table}>
        <thead {...roles.group}>
            <tr {...roles.row}>
                {columns.map((name) => (
                    <th key={name} {...roles.column}>
                        {name}
                    </th>
                ))}
            </tr>
        </thead>
        <tbody {...roles.group}>
            {rows.map(({ key, head, cells, data }) => (
                <tr key={key} {...data} {...roles.row}>
                    <th {...roles.head}>{head}</th>
                    {cells.map((cell, index) => (
                        <td key={columns[index + 1]} data-label={cell.label} {...roles.cell}>
                            {cell.content}
                        </td>
                    ))}
                </tr>
            ))}
        </tbody>
    </table>
);
