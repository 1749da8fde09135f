import { renderList } from "../../render-list.tsx";
import { usePanelWords } from "../panel/panel-context.ts";
import type { Block, Cell } from "./block.ts";
import { freeText } from "./free-text.ts";
import { scrollable } from "./scrollable.ts";

type Props = Omit<Extract<Block, { kind: "table" }>, "kind">;

/** A table with marked cells; screen readers announce the mark, too. */
export function ResultTable({ columns, rows, chosen, answered }: Props) {
    const words = usePanelWords();
    const heads = answered === undefined ? columns : [...columns, words.prediction];
    const isChosen = (row: number, column: number): boolean =>
        column === answered || chosen.some(([one, other]) => one === row && other === column);
    const cellOf = (value: Cell, row: number, column: number) =>
        isChosen(row, column) ? (
            <td className="run-chosen" {...freeText}>
                <mark>{String(value)}</mark>
                {column !== answered && <span className="unseen"> ({words.chosen})</span>}
            </td>
        ) : (
            <td {...freeText}>{String(value)}</td>
        );
    return (
        <div className="run-table" {...scrollable(words.table)}>
            <table>
                <thead>
                    <tr>
                        {renderList(heads, (name) => (
                            <th scope="col" {...freeText}>
                                {name}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {renderList(rows, (cells, row) => (
                        <tr>{renderList(cells, (value, column) => cellOf(value, row, column))}</tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}
