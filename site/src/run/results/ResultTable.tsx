import { each } from "../../each.tsx";
import { usePanelWords } from "../panel/panel-context.ts";
import type { Block, Cell } from "./block.ts";
import { scrollable } from "./scrollable.ts";
import { written } from "./written.ts";

type Props = Omit<Extract<Block, { kind: "table" }>, "kind">;

/** A table whose chosen cells are marked, by eye and by ear. */
export function ResultTable({ columns, rows, chosen, answered }: Props) {
    const words = usePanelWords();
    const heads = answered === undefined ? columns : [...columns, words.prediction];
    const isChosen = (row: number, column: number): boolean =>
        column === answered || chosen.some(([one, other]) => one === row && other === column);
    const cellOf = (value: Cell, row: number, column: number) =>
        isChosen(row, column) ? (
            <td className="run-chosen" {...written}>
                <mark>{String(value)}</mark>
                {column !== answered && <span className="unseen"> ({words.chosen})</span>}
            </td>
        ) : (
            <td {...written}>{String(value)}</td>
        );
    return (
        <div className="run-table" {...scrollable(words.table)}>
            <table>
                <thead>
                    <tr>
                        {each(heads, (name) => (
                            <th scope="col" {...written}>
                                {name}
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {each(rows, (cells, row) => (
                        <tr>{each(cells, (value, column) => cellOf(value, row, column))}</tr>
                    ))}
                </tbody>
            </table>
        </div>
    );
}
