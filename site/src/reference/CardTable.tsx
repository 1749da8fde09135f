import type { ReactNode } from "react";

export type CardCell = {
    readonly content: ReactNode;
    /** What it is, where its column's heading is not in sight. */
    readonly label?: string;
};

export type CardRow = {
    readonly key: string;
    readonly head: ReactNode;
    readonly cells: readonly CardCell[];
    /** What the row is narrowed by: see `frame/behaviours/filter.ts`. */
    readonly data?: Readonly<Record<`data-${string}`, string>>;
};

type Props = {
    /** What the table is called, for those who listen. */
    readonly label: string;
    readonly className?: string;
    /** The headings of the columns, that of the rows' heads first. */
    readonly columns: readonly string[];
    readonly rows: readonly CardRow[];
};

/** The roles of a table's parts, which not every browser leaves to what is no longer laid out as a table. */
const roles = {
    table: { role: "table" },
    group: { role: "rowgroup" },
    row: { role: "row" },
    column: { role: "columnheader", scope: "col" },
    head: { role: "rowheader", scope: "row" },
    cell: { role: "cell" },
} as const;

/** A table of which, on a phone, each row is a card. */
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
                    {cells.map((cell, place) => (
                        <td key={columns[place + 1]} data-label={cell.label} {...roles.cell}>
                            {cell.content}
                        </td>
                    ))}
                </tr>
            ))}
        </tbody>
    </table>
);
