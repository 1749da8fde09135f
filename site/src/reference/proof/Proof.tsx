import { Code } from "@callsheet/react/parts";
import { Fragment } from "react";
import { cellsOf, type Report, type Reports, sumOf } from "../../../../reports/proof.ts";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { pathOf, speed as speedPlace } from "../../routes.ts";
import { dateIn, fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { ClientTable } from "./ClientTable.tsx";
import { TaskTable } from "./TaskTable.tsx";

/** The sections of the page, for "on this page". */
export function headingsOf(language: Language, { whole }: Reports) {
    const { proof: words } = strings[language];
    const tasks = new Set(cellsOf(whole).map(({ task }) => task));
    return [
        { depth: 2, slug: "clients", text: words.clients },
        { depth: 2, slug: "tasks", text: words.tasks },
        ...[...tasks].map((task) => ({ depth: 3, slug: task, text: task })),
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
            <p>
                {words.speed} <a href={pathOf(language, speedPlace)}>{strings[language].speed.title}</a>
            </p>
            <Heading level={2} id="clients">
                {words.clients}
            </Heading>
            <ClientTable words={words} report={report} peer={peer} />
            <p>{fill(words.peer, ofPeer)}</p>
            <Heading level={2} id="tasks">
                {words.tasks}
            </Heading>
            <p>{words.cell}</p>
            {[...Map.groupBy(cells, ({ task }) => task)].map(([task, some]) => (
                <Fragment key={task}>
                    <Heading level={3} id={task}>
                        <span lang="en" translate="no">
                            {task}
                        </span>
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
