import { Code, TextWithCode } from "@callsheet/react/parts";
import { Fragment, type ReactNode } from "react";
import { verbatim } from "../frame/components/CodeBlock.tsx";
import type { Language } from "../languages.ts";
import { fill } from "../words/format.ts";
import { strings } from "../words/strings.ts";
import type { FieldRow } from "./field-rows.ts";

type Props = {
    readonly language: Language;
    /** The table's name for screen readers. */
    readonly label: string;
    readonly rows: readonly FieldRow[];
    /** Whether the fields are of an output: then optional ones are marked, not required ones. Default: false. */
    readonly isAnswer?: boolean;
};

/** A table of fields: name, type, meaning and default. */
export function FieldTable({ language, label, rows, isAnswer = false }: Props) {
    const { columns } = strings[language].reference;
    const hasDefaults = rows.some((row) => row.default !== undefined);
    return (
        <CardTable
            label={label}
            className="fields"
            columns={[columns.name, columns.meaning, ...(hasDefaults ? [columns.default] : [])]}
            rows={rows.map((row) => ({
                key: row.path,
                head: <Name language={language} row={row} isAnswer={isAnswer} />,
                cells: [
                    { content: <Meaning language={language} row={row} /> },
                    ...(hasDefaults ? [defaultCell(columns.default, row)] : []),
                ],
            }))}
        />
    );
}

const defaultCell = (label: string, row: FieldRow): CardCell =>
    row.default === undefined
        ? { content: null }
        : {
              label,
              content: <Code text={row.default} />,
          };

type RowProps = { readonly language: Language; readonly row: FieldRow };

function Name({ language, row: { path, type, required, options }, isAnswer }: RowProps & Pick<Props, "isAnswer">) {
    const { reference } = strings[language];
    return (
        <>
            {path !== "" && (
                <code className="field-name" {...verbatim}>
                    <Path path={path} />
                </code>
            )}{" "}
            <code className="field-type" {...verbatim}>
                {/* The values themselves are listed with their meanings. */}
                {options ? "string" : type}
            </code>{" "}
            {isAnswer
                ? !required && <span className="field-missing minor">{reference.mayBeMissing}</span>
                : required && <strong className="field-required">{reference.required}</strong>}
        </>
    );
}

/** The path of a field, with its last name emphasized. Lines may break after dots and underscores. */
function Path({ path }: { readonly path: string }) {
    const parent = path.slice(0, path.lastIndexOf(".") + 1);
    return (
        <>
            {parent !== "" && (
                <span className="field-place">
                    <Breakable text={parent} />
                </span>
            )}
            <Breakable text={path.slice(parent.length)} />
        </>
    );
}

const Breakable = ({ text }: { readonly text: string }) =>
    text.split(/(?<=[._])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name never change places
        <Fragment key={index}>
            {part}
            <wbr />
        </Fragment>
    ));

function Meaning({ language, row: { label, help, facts, mediaTypes, options } }: RowProps) {
    const { reference } = strings[language];
    return (
        <>
            {label !== undefined && <p className="field-label">{label}</p>}
            <p>
                <TextWithCode text={help} />
            </p>
            {options && (
                <ul className="field-options">
                    {Object.entries(options).map(([value, meaning]) => (
                        <li key={value}>
                            <Code text={value} /> <TextWithCode text={meaning} />
                        </li>
                    ))}
                </ul>
            )}
            {facts !== undefined && <p className="minor">{facts}</p>}
            {mediaTypes && (
                <p className="minor">
                    {fill(reference.mediaTypes, { types: mediaTypes.map((type) => type.split("/")[1]).join(", ") })}
                </p>
            )}
        </>
    );
}

type CardCell = {
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

type CardTableProps = {
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
export const CardTable = ({ label, className, columns, rows }: CardTableProps) => (
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
