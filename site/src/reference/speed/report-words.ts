/** What the report of the bench says, in the words of a language. */
import type { Report, ReportGroup, ReportRow } from "../../../../bench/report/report.ts";
import type { Language } from "../../languages.ts";
import type { BenchWords } from "../../words/bench-words.ts";
import { dateIn, fill, numberIn } from "../../words/words.ts";

/** A text, and its language where it is not the page's. */
export type Wording = { readonly text: string; readonly lang?: "en" };

const worded = (translated: string | undefined, english: string): Wording =>
    translated === undefined ? { text: english, lang: "en" } : { text: translated };

export const titleOfGroup = ({ groups }: BenchWords, { id, title }: ReportGroup): Wording =>
    worded(groups[id]?.title, title);

export const aboutOf = ({ groups }: BenchWords, { id, about }: ReportGroup): Wording =>
    worded(groups[id]?.about, about);

export const titleOfRow = ({ rows }: BenchWords, { id, title }: ReportRow): Wording => worded(rows[id], title);

export const limitOf = ({ limits }: BenchWords, limit: string): Wording => worded(limits[limit], limit);

export const experimentOf = ({ experiments }: BenchWords, experiment: string): Wording =>
    worded(experiments[experiment], experiment);

/** How many goals there are, how many of them are met, and how many rows were not measured. */
export function tallyOf({ groups }: Report): { readonly met: number; readonly all: number; readonly missing: number } {
    const rows = groups.flatMap((group) => group.rows);
    // What we only aim at was never asked for.
    const outcomes = rows
        .flatMap((row) => (row.state === "measured" ? row.measured.outcomes : []))
        .filter(({ mark }) => !mark);
    return {
        met: outcomes.filter(({ met }) => met).length,
        all: outcomes.length,
        missing: rows.filter(({ state }) => state === "not run").length,
    };
}

/** When, on what machine and with what the rows were measured; runs of one day that do not differ are one. */
export function placesOf(
    language: Language,
    words: string,
    { runs }: Report,
): readonly { readonly where: string; readonly versions: string }[] {
    const places = Object.values(runs).map(({ began, machine, versions }) => ({
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
    return [...new Map(places.map((place) => [place.where + place.versions, place])).values()];
}
