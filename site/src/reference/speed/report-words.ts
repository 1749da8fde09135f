/** The texts of the bench's report in each language. */
import type { Report, ReportGroup, ReportRow } from "../../../../reports/bench.ts";
import type { Language } from "../../languages.ts";
import type { BenchStrings } from "../../words/en/bench.ts";
import { dateIn, fill, numberIn } from "../../words/format.ts";

/** A text, and its language if it is not the page's. */
export type Wording = { readonly text: string; readonly lang?: "en" };

const wordingOf = (translated: string | undefined, english: string): Wording =>
    translated === undefined ? { text: english, lang: "en" } : { text: translated };

export const titleOfGroup = ({ groups }: BenchStrings, { id, title }: ReportGroup): Wording =>
    wordingOf(groups[id]?.title, title);

export const aboutOf = ({ groups }: BenchStrings, { id, about }: ReportGroup): Wording =>
    wordingOf(groups[id]?.about, about);

export const titleOfRow = ({ rows }: BenchStrings, { id, title }: ReportRow): Wording => wordingOf(rows[id], title);

export const limitOf = ({ limits }: BenchStrings, limit: string): Wording => wordingOf(limits[limit], limit);

export const experimentOf = ({ experiments }: BenchStrings, experiment: string): Wording =>
    wordingOf(experiments[experiment], experiment);

/** How many goals there are, how many of them are met, and how many rows were not measured. */
export function tallyOf({ groups }: Report): { readonly met: number; readonly all: number; readonly missing: number } {
    const rows = groups.flatMap((group) => group.rows);
    // Optional goals are not counted.
    const outcomes = rows
        .flatMap((row) => (row.state === "measured" ? row.measured.outcomes : []))
        .filter(({ mark }) => !mark);
    return {
        met: outcomes.filter(({ met }) => met).length,
        all: outcomes.length,
        missing: rows.filter(({ state }) => state === "not run").length,
    };
}

/** The date, machine and versions of each run; identical ones are merged. */
export function machinesOf(
    language: Language,
    words: string,
    { runs }: Report,
): readonly { readonly where: string; readonly versions: string }[] {
    const machines = Object.values(runs).map(({ began, machine, versions }) => ({
        where: fill(words, {
            date: dateIn(language, began),
            cpu: machine.cpu,
            cores: `${machine.cores}`,
            memory: numberIn(language, machine.memory),
            system: machine.system,
        }),
        versions: Object.entries(versions)
            .map(([name, version]) => `${name} ${version}`)
            .join(", "),
    }));
    return [...new Map(machines.map((machine) => [machine.where + machine.versions, machine])).values()];
}
