import type { Outcome, ReportRow } from "../../../../reports/bench.ts";
import type { Language } from "../../languages.ts";
import { fill, numberIn } from "../../words/format.ts";
import type { Strings } from "../../words/strings.ts";

type Props = {
    readonly language: Language;
    readonly words: Strings["speed"];
    readonly row: Extract<ReportRow, { readonly state: "measured" }>;
};

/** A row's goals, each with whether it is met or by how much it is missed. */
export function Goals({ language, words, row }: Props) {
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
