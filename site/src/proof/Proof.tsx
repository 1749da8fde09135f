import { Fragment } from "react";
import type { Language } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import { dateIn, fill } from "../i18n/words.ts";
import { pathOf, speed as speedPlace } from "../routes.ts";
import { ClientTable } from "./ClientTable.tsx";
import { cellsOf, type Report, sumOf } from "./report.ts";
import { TaskTable } from "./TaskTable.tsx";

type Props = {
    readonly language: Language;
    readonly report: Report;
    /** The run of the ecosystem's own generator. */
    readonly peer: Report;
};

/** What the runs of every snippet have shown. */
export function Proof({ language, report, peer }: Props) {
    const { proof: words } = strings[language];
    const cells = cellsOf(report);
    const { passed, all } = sumOf(cells);
    const date = dateIn(language, report.when);
    const ofPeer = {
        version: peer.versions["js @huggingface/inference"] ?? "",
        date: dateIn(language, peer.when),
    };
    return (
        <div className="report proof prose">
            <p>
                <strong>{fill(words.verdict, { passed: `${passed}`, all: `${all}`, date })}</strong> {words.how}
            </p>
            <p>
                {words.again} <code lang="en">npm run proof</code>
            </p>
            <p>
                {words.speed} <a href={pathOf(language, speedPlace)}>{strings[language].speed.title}</a>
            </p>
            <h2 id="clients">{words.clients}</h2>
            <ClientTable words={words} report={report} peer={peer} />
            <p>{fill(words.peer, ofPeer)}</p>
            <h2 id="tasks">{words.tasks}</h2>
            <p>{words.cell}</p>
            {[...Map.groupBy(cells, ({ task }) => task)].map(([task, some]) => (
                <Fragment key={task}>
                    <h3 id={task} lang="en">
                        {task}
                    </h3>
                    <TaskTable words={words} task={task} cells={some} />
                </Fragment>
            ))}
        </div>
    );
}
