import { cellsOf, type Report, sumOf, versionOf } from "../../../../reports/proof.ts";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Strings } from "../../words/strings.ts";
import { CountCell } from "./CountCell.tsx";

type Props = {
    readonly words: Strings["proof"];
    readonly report: Report;
    readonly peer: Report;
};

/** A row for each client: how many of our programs passed, and how many of the peer's. */
export function ClientTable({ words, report, peer }: Props) {
    const [ours, theirs] = [cellsOf(report), cellsOf(peer)];
    const byClient = Map.groupBy(ours, ({ client }) => client);
    const byClientOfPeer = Map.groupBy(theirs, ({ client }) => client);
    return (
        <ScrollingTable label={words.clients}>
            <thead>
                <tr>
                    {[words.client, words.ours, words.theirs, words.with].map((title) => (
                        <th key={title} scope="col">
                            {title}
                        </th>
                    ))}
                </tr>
            </thead>
            <tbody>
                {[...byClient].map(([client, cells]) => (
                    <tr key={client}>
                        <th scope="row" lang="en">
                            {client}
                        </th>
                        <CountCell count={sumOf(cells)} none={words.none} />
                        <CountCell count={sumOf(byClientOfPeer.get(client) ?? [])} none={words.none} />
                        <td lang="en">{versionOf(report, client)}</td>
                    </tr>
                ))}
                <tr>
                    <th scope="row">{words.total}</th>
                    <CountCell count={sumOf(ours)} none={words.none} />
                    <CountCell count={sumOf(theirs)} none={words.none} />
                    <td />
                </tr>
            </tbody>
        </ScrollingTable>
    );
}
