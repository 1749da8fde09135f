/** Computes the figures of the report from the numbers of the rounds. */
import type { Better, Figure, Goal, Measured, Outcome, RowFacts } from "../reports/bench.ts";
import type { Samples } from "./row.ts";

/** Summarises the measurements of a row, with the outcomes of its goals. */
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
    // There is no ratio if one of the values is zero.
    const ahead = best &&
        times?.every((one) => one > 0 && Number.isFinite(one)) && { of: best[0], times: figure(times) };
    const ofLimit = limit && figure(quotients(ours, limit));
    const measurement = {
        rounds: ours.length,
        ours: figure(ours),
        peers: Object.fromEntries(Object.entries(peers).map(([name, rounds]) => [name, figure(rounds)])),
        ...(limit && { limit: figure(limit) }),
        ...(experiment && { experiment: figure(experiment) }),
        ...(ahead && { ahead }),
        ...(ofLimit && { ofLimit }),
    };
    return { ...measurement, outcomes: outcomesOf(facts, measurement) };
}

/** Checks the goals of a row against its measurements. */
export function outcomesOf(
    { better, goals }: RowFacts,
    { ours, ahead, ofLimit }: Pick<Measured, "ours" | "ahead" | "ofLimit">,
): Outcome[] {
    const valueAgainst = { itself: ours.median, "best peer": ahead?.times.median, limit: ofLimit?.median };
    return goals.map((goal) => outcomeOf(goal, better, valueAgainst[goal.against]));
}

type Contender = readonly [name: string, rounds: readonly number[]];

function outcomeOf(goal: Goal, better: Better, reached: number | undefined): Outcome {
    if (reached === undefined) throw new Error(`There is no ${goal.against} to hold the goal against.`);
    const met = isAtMost(goal, better) ? reached <= goal.bound : reached >= goal.bound;
    return { ...goal, reached, met };
}

/** Whether a goal is an upper bound. For a ratio to the best peer, higher is always better. */
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

/** A quantile, linearly interpolated. */
export function quantile(rounds: readonly number[], part: number): number {
    const inOrder = rounds.toSorted((one, other) => one - other);
    const place = (inOrder.length - 1) * part;
    const [below, above] = [inOrder[Math.floor(place)], inOrder[Math.ceil(place)]];
    if (below === undefined || above === undefined) throw new Error("Nothing was measured.");
    return below + (above - below) * (place - Math.floor(place));
}

/** Four digits are more precise than any measurement here. */
const rounded = (value: number): number => Number(value.toPrecision(4));
