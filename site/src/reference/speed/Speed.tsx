import { Code, TextWithCode } from "@callsheet/react/parts";
import { Fragment } from "react";
import type { Figure, Outcome, Report, ReportGroup, ReportRow } from "../../../../reports/bench.ts";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { inEnglish } from "../../words/completed.ts";
import { fill, numberIn } from "../../words/format.ts";
import { type Strings, strings } from "../../words/strings.ts";
import {
    aboutOf,
    experimentOf,
    limitOf,
    machinesOf,
    tallyOf,
    titleOfGroup,
    titleOfRow,
    type Wording,
} from "./report-words.ts";

/** The sections of the page, for "on this page". */
export function headingsOf(language: Language, report: Report) {
    const { speed: words } = strings[language];
    return [
        ...report.groups.map((group) => ({ depth: 2, slug: group.id, text: onPage(titleOfGroup(words.bench, group)) })),
        { depth: 2, slug: "machines", text: words.where },
    ];
}

type Props = { readonly language: Language; readonly report: Report };

/** The results of the bench, beside those of the peers. */
export function Speed({ language, report }: Props) {
    const { speed: words } = strings[language];
    const { met, all, missing } = tallyOf(report);
    return (
        <div className="report speed prose">
            <p>
                <strong>{fill(words.verdict, { met: `${met}`, all: `${all}` })}</strong>{" "}
                {missing > 0 && fill(words.missing, { count: `${missing}` })} {words.how}
            </p>
            <p>
                {words.again} <Code text="npm run bench" />
            </p>
            {report.groups.map((group) => (
                <Fragment key={group.id}>
                    <Heading level={2} id={group.id}>
                        <ReportText {...titleOfGroup(words.bench, group)} />
                    </Heading>
                    <p>
                        <ReportText {...aboutOf(words.bench, group)} />
                    </p>
                    <GroupTable language={language} words={words} group={group} />
                </Fragment>
            ))}
            <Heading level={2} id="machines" text={words.where} />
            {machinesOf(language, words.machine, report).map(({ where, versions }) => (
                <p key={where + versions}>
                    {where} <span lang="en">{versions}</span>
                </p>
            ))}
        </div>
    );
}

/** A text of the report where there is no element for its language. */
const onPage = ({ text, lang }: Wording): string => (lang === undefined ? text : inEnglish(text));

/** A text of the report; text between backticks is code. */
const ReportText = ({ text, lang }: Wording) => (
    <span lang={lang}>
        <TextWithCode text={text} />
    </span>
);

type Words = { readonly language: Language; readonly words: Strings["speed"] };
/** A row for each measurement: ours, each peer's, the limit, and whether goals are met. */
function GroupTable({ language, words, group }: Words & { readonly group: ReportGroup }) {
    const measured = group.rows.flatMap((row) => (row.state === "measured" ? [row] : []));
    const peers = [...new Set(measured.flatMap((row) => Object.keys(row.measured.peers)))];
    const limits = [...new Set(measured.flatMap(({ limit = [] }) => limit))];
    const experiments = [...new Set(measured.flatMap(({ experiment = [] }) => experiment))];
    const hasGoals = measured.some(({ goals }) => goals.length > 0);
    const compared = [peers, limits].filter(({ length }) => length > 0).length;
    const columns = 1 + peers.length + limits.length + experiments.length + compared;
    const times = (figure: Figure | undefined) =>
        figure && fill(words.times, { number: numberIn(language, figure.median) });
    return (
        <ScrollingTable label={{ heading: group.id }}>
            <thead>
                <tr>
                    <th scope="col">{words.row}</th>
                    <th scope="col">{words.ours}</th>
                    {peers.map((name) => (
                        <th key={name} scope="col" lang="en">
                            {name}
                        </th>
                    ))}
                    {limits.map((limit) => (
                        <th key={limit} scope="col">
                            <ReportText {...limitOf(words.bench, limit)} />
                        </th>
                    ))}
                    {experiments.map((experiment) => (
                        <th key={experiment} scope="col">
                            <ReportText {...experimentOf(words.bench, experiment)} />
                        </th>
                    ))}
                    {peers.length > 0 && <th scope="col">{words.ahead}</th>}
                    {limits.length > 0 && <th scope="col">{words.ofLimit}</th>}
                    {hasGoals && <th scope="col">{words.goal}</th>}
                </tr>
            </thead>
            <tbody>
                {group.rows.map((row) => (
                    <tr key={row.id}>
                        <th scope="row">
                            <ReportText {...titleOfRow(words.bench, row)} />
                            <UnitOf row={row} />
                        </th>
                        {row.state === "measured" ? (
                            <>
                                <FigureCell language={language} figure={row.measured.ours} />
                                {peers.map((name) => (
                                    <FigureCell key={name} language={language} figure={row.measured.peers[name]} />
                                ))}
                                {limits.map((limit) => (
                                    <FigureCell
                                        key={limit}
                                        language={language}
                                        figure={row.limit === limit ? row.measured.limit : undefined}
                                    />
                                ))}
                                {experiments.map((experiment) => (
                                    <FigureCell
                                        key={experiment}
                                        language={language}
                                        figure={row.experiment === experiment ? row.measured.experiment : undefined}
                                    />
                                ))}
                                {peers.length > 0 && <td>{times(row.measured.ahead?.times)}</td>}
                                {limits.length > 0 && <td>{times(row.measured.ofLimit)}</td>}
                                {hasGoals && (
                                    <td className="goals">
                                        <Goals language={language} words={words} row={row} />
                                    </td>
                                )}
                            </>
                        ) : (
                            <td colSpan={columns + Number(hasGoals)}>
                                {words.notRun} <ReportText text={row.reason} lang="en" />
                            </td>
                        )}
                    </tr>
                ))}
            </tbody>
        </ScrollingTable>
    );
}

function UnitOf({ row: { unit } }: { readonly row: ReportRow }) {
    return unit !== "" && <span lang="en">, {unit}</span>;
}

type FigureProps = { readonly language: Language; readonly figure: Figure | undefined };

/** The median, with the range of the middle half of the rounds. */
function FigureCell({ language, figure }: FigureProps) {
    if (!figure) return <td />;
    const [median, low, high] = [figure.median, figure.low, figure.high].map((value) => numberIn(language, value));
    return (
        <td>
            <span>{median}</span>{" "}
            {low !== high && (
                <span className="spread">
                    ({low}–{high})
                </span>
            )}
        </td>
    );
}

type GoalsProps = Words & { readonly row: Extract<ReportRow, { readonly state: "measured" }> };

/** A row's goals, each with whether it is met or by how much it is missed. */
function Goals({ language, words, row }: GoalsProps) {
    return row.measured.outcomes.map((outcome) => {
        const missed = Math.abs(outcome.reached / outcome.bound - 1) * 100;
        return (
            <div key={`${outcome.against} ${outcome.bound}`}>
                {goalOf(outcome)}:{" "}
                {outcome.met ? (
                    words.met
                ) : (
                    <mark>
                        {fill(words.missed, { percent: numberIn(language, missed < 1 ? missed : Math.round(missed)) })}
                    </mark>
                )}
            </div>
        );
    });

    function goalOf(outcome: Outcome): string {
        const number = numberIn(language, outcome.bound);
        const bound = {
            itself: `${number} ${row.unit}`.trim(),
            "best peer": fill(words.timesPeer, { bound: number }),
            limit: fill(words.timesLimit, { bound: number }),
        }[outcome.against];
        // "Times better than the best peer" is always at least.
        const atMost = outcome.against !== "best peer" && row.better === "lower";
        const goal = fill(atMost ? words.atMost : words.atLeast, { bound });
        return outcome.mark ? fill(words.mark, { goal }) : goal;
    }
}
