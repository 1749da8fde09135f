import type { Figure, ReportGroup, ReportRow } from "../../../../reports/bench.ts";
import { ScrollingTable } from "../../frame/components/ScrollingTable.tsx";
import type { Language } from "../../languages.ts";
import { fill, numberIn } from "../../words/format.ts";
import type { Strings } from "../../words/strings.ts";
import { Goals } from "./Goals.tsx";
import { ReportText } from "./ReportText.tsx";
import { experimentOf, limitOf, titleOfGroup, titleOfRow } from "./report-words.ts";

type Words = { readonly language: Language; readonly words: Strings["speed"] };
type Props = Words & { readonly group: ReportGroup };

/** A row for each measurement: ours, each peer's, the limit, and whether goals are met. */
export function GroupTable({ language, words, group }: Props) {
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
        <ScrollingTable label={titleOfGroup(words.bench, group).text}>
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
