import { type Cell, sumOf } from "../../../../reports/proof.ts";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Strings } from "../../words/strings.ts";
import { CountCell } from "./CountCell.tsx";

type Props = {
    readonly words: Strings["proof"];
    readonly task: string;
    readonly cells: readonly Cell[];
};

/** One task: a row for each provider, a column for each client that has a program for it. */
export function TaskTable({ words, task, cells }: Props) {
    const clients = [...new Set(cells.map(({ client }) => client))];
    return (
        <ScrollingTable label={task}>
            <thead>
                <tr>
                    <th scope="col">{words.provider}</th>
                    {clients.map((client) => (
                        <th key={client} scope="col" lang="en">
                            {client}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {[...Map.groupBy(cells, ({ provider }) => provider)].map(([provider, row]) => (
                    <tr key={provider}>
                        <th scope="row" lang="en">
                            {provider}
                        </th>
                        {clients.map((client) => (
                            <CountCell
                                key={client}
                                count={sumOf(row.filter((cell) => cell.client === client))}
                                none={words.none}
                            />
                        ))}
                    </tr>
                ))}
            </tbody>
        </ScrollingTable>
    );
}
