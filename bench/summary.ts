/** From the numbers of the rounds to what the report says of them. */
import type { Better, Figure, Goal, Measured, Outcome, RowFacts } from "./report/report.ts";
import type { Samples } from "./row.ts";

/** What was measured in a row, and whether its goals are met. */
export function summaryOf(facts: RowFacts, { ours, peers = {}, limit, experiment }: Samples): Measured {
    const { better } = facts;
    for (const rounds of [...Object.values(peers), ...(limit ? [limit] : []), ...(experiment ? [experiment] : [])]) {
        if (rounds.length !== ours.length) throw new Error("Ours and the others were not measured equally often.");
    }
    const best = Object.entries(peers).reduce<Contender | undefined>(
        (ahead, one) => (ahead && !isBetter(better, median(one[1]), median(ahead[1])) ? ahead : one),
        undefined,
    );
    const times = best && timesBetter(better, ours, best[1]);
    // Where somebody reached zero, nobody is any number of times better.
    const ahead = best &&
        times?.every((one) => one > 0 && Number.isFinite(one)) && { of: best[0], times: figure(times) };
    const ofLimit = limit && figure(quotients(ours, limit));
    const measured = {
        rounds: ours.length,
        ours: figure(ours),
        peers: Object.fromEntries(Object.entries(peers).map(([name, rounds]) => [name, figure(rounds)])),
        ...(limit && { limit: figure(limit) }),
        ...(experiment && { experiment: figure(experiment) }),
        ...(ahead && { ahead }),
        ...(ofLimit && { ofLimit }),
    };
    return { ...measured, outcomes: outcomesOf(facts, measured) };
}

/** Whether a row's goals are met by what was measured. */
export function outcomesOf(
    { better, goals }: RowFacts,
    { ours, ahead, ofLimit }: Pick<Measured, "ours" | "ahead" | "ofLimit">,
): Outcome[] {
    const reached = { itself: ours.median, "best peer": ahead?.times.median, limit: ofLimit?.median };
    return goals.map((goal) => outcomeOf(goal, better, reached[goal.against]));
}

type Contender = readonly [name: string, rounds: readonly number[]];

function outcomeOf(goal: Goal, better: Better, reached: number | undefined): Outcome {
    if (reached === undefined) throw new Error(`There is no ${goal.against} to hold the goal against.`);
    const met = isAtMost(goal, better) ? reached <= goal.bound : reached >= goal.bound;
    return { ...goal, reached, met };
}

/** Whether less is better for a goal's number; how many times better than a peer is more in any case. */
export const isAtMost = ({ against }: Goal, better: Better): boolean => against !== "best peer" && better === "lower";

const isBetter = (better: Better, one: number, other: number) => (better === "lower" ? one < other : one > other);

const timesBetter = (better: Better, ours: readonly number[], theirs: readonly number[]) =>
    better === "lower" ? quotients(theirs, ours) : quotients(ours, theirs);

const quotients = (above: readonly number[], below: readonly number[]): number[] =>
    above.map((value, round) => value / (below[round] ?? Number.NaN));

/** Median and quartiles. */
export function figure(rounds: readonly number[]): Figure {
    return {
        median: rounded(median(rounds)),
        low: rounded(quantile(rounds, 0.25)),
        high: rounded(quantile(rounds, 0.75)),
    };
}

export const median = (rounds: readonly number[]): number => quantile(rounds, 0.5);

/** The value below which a part of all lies; between two of them, on the straight line from one to the other. */
export function quantile(rounds: readonly number[], part: number): number {
    const sorted = rounds.toSorted((one, other) => one - other);
    const place = (sorted.length - 1) * part;
    const [below, above] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    if (below === undefined || above === undefined) throw new Error("Nothing was measured.");
    return below + (above - below) * (place - Math.floor(place));
}

/** Four digits are more than a measurement is worth. */
const rounded = (value: number): number => Number(value.toPrecision(4));
