import { Code } from "@callsheet/react/parts";
import { Fragment } from "react";
import type { Report } from "../../../../reports/bench.ts";
import { Heading } from "../../frame/components/Heading.tsx";
import type { Language } from "../../languages.ts";
import { fill } from "../../words/format.ts";
import { strings } from "../../words/strings.ts";
import { GroupTable } from "./GroupTable.tsx";
import { ReportText } from "./ReportText.tsx";
import { aboutOf, machinesOf, tallyOf, titleOfGroup } from "./report-words.ts";

/** The sections of the page, for "on this page". */
export function headingsOf(language: Language, report: Report) {
    const { speed: words } = strings[language];
    return [
        ...report.groups.map((group) => ({ depth: 2, slug: group.id, text: titleOfGroup(words.bench, group).text })),
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
            <Heading level={2} id="machines">
                {words.where}
            </Heading>
            {machinesOf(language, words.machine, report).map(({ where, versions }) => (
                <p key={where + versions}>
                    {where} <span lang="en">{versions}</span>
                </p>
            ))}
        </div>
    );
}
