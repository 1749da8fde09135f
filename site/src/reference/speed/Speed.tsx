import { Code, TextWithCode } from "@callsheet/react/parts";
import { Fragment } from "react";
import { isMet, type Report, type ReportGroup, type Row } from "../../../../verify/reports/bench.ts";
import { Heading } from "../../frame/components/Heading.tsx";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { inEnglish } from "../../words/completed.ts";
import { dateIn, fill, numberIn } from "../../words/format.ts";
import { type Strings, strings } from "../../words/strings.ts";

/** The sections of the page, for "on this page". */
export function headingsOf(language: Language, report: Report) {
    const { groups: words } = strings[language].speed.bench;
    return report.groups.map(({ id, title }) => ({ depth: 2, slug: id, text: words[id]?.title ?? inEnglish(title) }));
}

type Props = { readonly language: Language; readonly report: Report };

/** The results of the bench, beside those of the peer. */
export function Speed({ language, report }: Props) {
    const { speed: words } = strings[language];
    const { met, all } = goalsIn(report);
    return (
        <div className="report speed prose">
            <p>
                <strong>{fill(words.verdict, { met: `${met}`, all: `${all}` })}</strong> {words.how}
            </p>
            <p>
                {words.again} <Code text="npm run bench" />
            </p>
            {report.groups.map((group) => (
                <Fragment key={group.id}>
                    <Heading level={2} id={group.id}>
                        <ReportText translated={words.bench.groups[group.id]?.title} english={group.title} />
                    </Heading>
                    <p>
                        <ReportText translated={words.bench.groups[group.id]?.about} english={group.about} />
                    </p>
                    <GroupTable language={language} words={words} group={group} />
                    {group.run && (
                        <p>
                            {fill(words.measured, { date: dateIn(language, group.run.began) })}{" "}
                            <span lang="en">{[group.run.machine, ...versionsOf(group.run)].join(", ")}</span>
                        </p>
                    )}
                </Fragment>
            ))}
        </div>
    );
}

/** How many goals there are, and how many of them are met. */
export function goalsIn({ groups }: Report): { readonly met: number; readonly all: number } {
    const met = groups.flatMap(({ rows }) => rows.flatMap((row) => isMet(row) ?? []));
    return { met: met.filter(Boolean).length, all: met.length };
}

const versionsOf = ({ versions }: NonNullable<ReportGroup["run"]>): readonly string[] =>
    Object.entries(versions).map(([name, version]) => `${name} ${version}`);

/** A text of the report, in English where it is not translated; text between backticks is code. */
const ReportText = ({ translated, english }: { translated: string | undefined; english: string }) => (
    <span lang={translated === undefined ? "en" : undefined}>
        <TextWithCode text={translated ?? english} />
    </span>
);

type Words = { readonly language: Language; readonly words: Strings["speed"] };

function GroupTable({ language, words, group }: Words & { readonly group: ReportGroup }) {
    return (
        <ScrollingTable label={{ heading: group.id }}>
            <thead>
                <tr>
                    <th scope="col">{words.row}</th>
                    <th scope="col">{words.ours}</th>
                    <th scope="col">{words.beside}</th>
                    <th scope="col">{words.goal}</th>
                </tr>
            </thead>
            <tbody>
                {group.rows.map((row) => (
                    <tr key={row.id}>
                        <th scope="row">
                            <ReportText translated={words.bench.rows[row.id]} english={row.title} />
                            <span lang="en">, {row.unit}</span>
                        </th>
                        <td>{row.ours === undefined ? words.notRun : numberIn(language, row.ours)}</td>
                        <td>
                            {Object.entries(row.others ?? {}).map(([name, value]) => (
                                <div key={name}>
                                    {numberIn(language, value)} (
                                    <ReportText translated={words.bench.others[name]} english={name} />)
                                </div>
                            ))}
                        </td>
                        <td>
                            <Goal language={language} words={words} row={row} />
                        </td>
                    </tr>
                ))}
            </tbody>
        </ScrollingTable>
    );
}

/** A row's goal, with whether it is met. */
function Goal({ language, words, row }: Words & { readonly row: Row }) {
    const { goal, better, unit } = row;
    if (goal === undefined) return undefined;
    const bound = numberIn(language, goal.bound);
    const met = isMet(row);
    return (
        <>
            {goal.against === undefined ? (
                fill(better === "lower" ? words.atMost : words.atLeast, { bound: `${bound} ${unit}` })
            ) : (
                <>
                    {fill(words.timesBetter, { bound })}{" "}
                    <ReportText translated={words.bench.others[goal.against]} english={goal.against} />
                </>
            )}
            {met === true && `: ${words.met}`}
            {met === false && <mark>: {words.missed}</mark>}
        </>
    );
}
