import { Code } from "@callsheet/react/parts";
import { Fragment } from "react";
import {
    type Cell,
    type Count,
    cellsOf,
    type Report,
    type Reports,
    sumOf,
    versionOf,
} from "../../../../verify/reports/proof.ts";
import { verbatim } from "../../frame/components/CodeBlock.tsx";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { dateIn, fill } from "../../words/format.ts";
import { type Strings, strings } from "../../words/strings.ts";

/** The sections of the page, for "on this page". */
export function headingsOf(language: Language, { whole }: Reports) {
    const { proof: words } = strings[language];
    const tasks = new Set(cellsOf(whole).map(({ task }) => task));
    return [
        { depth: 2, slug: "clients", text: words.clients },
        { depth: 2, slug: "tasks", text: words.tasks },
        ...[...tasks].map((task) => ({ depth: 3, slug: task, text: task, isName: true })),
    ];
}

type Props = {
    readonly language: Language;
    readonly reports: Reports;
    /** The report on the snippets of the ecosystem's own generator. */
    readonly peer: Report;
};

/** The results of the proof. The tables show the last complete run; the last covering run is summarized apart. */
export function Proof({ language, reports: { whole: report, covering }, peer }: Props) {
    const { proof: words } = strings[language];
    const cells = cellsOf(report);
    const ofPeer = {
        version: peer.versions["js @huggingface/inference"] ?? "",
        date: dateIn(language, peer.when),
    };
    return (
        <div className="report proof prose">
            <p>
                <strong>{fill(words.verdict, countsOf(language, report))}</strong> {words.how}
            </p>
            {covering && <p className="covering">{fill(words.covering, countsOf(language, covering))}</p>}
            <p>
                {words.again} <Code text="npm run proof" />
            </p>
            <Heading level={2} id="clients" text={words.clients} />
            <ClientTable words={words} report={report} peer={peer} />
            <p>{fill(words.peer, ofPeer)}</p>
            <Heading level={2} id="tasks" text={words.tasks} />
            <p>{words.cell}</p>
            {[...Map.groupBy(cells, ({ task }) => task)].map(([task, some]) => (
                <Fragment key={task}>
                    <Heading level={3} id={task}>
                        <span {...verbatim}>{task}</span>
                    </Heading>
                    <TaskTable words={words} task={task} cells={some} />
                </Fragment>
            ))}
        </div>
    );
}

/** How many snippets passed, were run and exist, and the date of the run. */
function countsOf(language: Language, report: Report): Readonly<Record<string, string>> {
    const { passed, all } = sumOf(cellsOf(report));
    return { passed: `${passed}`, all: `${all}`, of: report.of ?? `${all}`, date: dateIn(language, report.when) };
}

type ClientTableProps = {
    readonly words: Strings["proof"];
    readonly report: Report;
    readonly peer: Report;
};

/** A row for each client: how many of our programs passed, and how many of the peer's. */
function ClientTable({ words, report, peer }: ClientTableProps) {
    const [ours, theirs] = [cellsOf(report), cellsOf(peer)];
    const byClient = Map.groupBy(ours, ({ client }) => client);
    const byClientOfPeer = Map.groupBy(theirs, ({ client }) => client);
    return (
        <ScrollingTable label={words.clients} columns={[words.client, words.ours, words.theirs, words.with]}>
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

type TaskTableProps = {
    readonly words: Strings["proof"];
    readonly task: string;
    readonly cells: readonly Cell[];
};

/** One task: a row for each provider, a column for each client that has a program for it. */
function TaskTable({ words, task, cells }: TaskTableProps) {
    const clients = [...new Set(cells.map(({ client }) => client))];
    return (
        <ScrollingTable label={{ heading: task }} columns={[words.provider]} named={clients}>
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

type CountCellProps = {
    readonly count: Count;
    /** The meaning of a dash, for screen readers. */
    readonly none: string;
};

/** A count such as `6/6`, marked if some failed; a dash if there is no snippet. */
function CountCell({ count: { passed, all }, none }: CountCellProps) {
    if (all === 0) return <td aria-label={none}>–</td>;
    const ratio = `${passed}/${all}`;
    return <td>{passed === all ? ratio : <mark>{ratio}</mark>}</td>;
}
