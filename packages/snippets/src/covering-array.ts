/** Few rows that hold every pair of settings, so that two which disturb each other are found out. */

/** A setting of one factor; in a row, a factor without one is left as it is. */
export type Setting = { readonly factor: string; readonly name: string };

/**
 * Rows that hold each pair of settings of different factors at least once, as far as it can be: a covering array of
 * strength 2, made greedily.
 *
 * @param settings all settings
 * @param given rows that there are already, whose pairs need no further row
 * @param canMeet whether two settings of different factors can stand in one row
 * @returns the further rows; none where the given ones do
 */
export function coveringArray<One extends Setting>(
    settings: readonly One[],
    given: readonly (readonly One[])[],
    canMeet: (one: One, other: One) => boolean,
): readonly (readonly One[])[] {
    const covered = new Set(given.flatMap(pairsIn).map(keyOf));
    const fits = (one: One, row: readonly One[]) =>
        row.every((other) => one.factor !== other.factor && canMeet(one, other) && canMeet(other, one));
    const rows: (readonly One[])[] = [];
    for (const pair of pairsIn(settings).filter(([one, other]) => fits(one, [other]))) {
        if (covered.has(keyOf(pair))) continue;
        let row: readonly One[] = pair;
        for (;;) {
            const gain = (one: One) => row.filter((other) => !covered.has(keyOf([one, other]))).length;
            const [best] = settings
                .filter((one) => fits(one, row))
                .map((one) => ({ one, gain: gain(one) }))
                .filter(({ gain }) => gain > 0)
                .toSorted((one, other) => other.gain - one.gain);
            if (!best) break;
            row = [...row, best.one];
        }
        for (const held of pairsIn(row)) covered.add(keyOf(held));
        // In the order of the settings, so that a row's name does not depend on how it was found.
        rows.push(settings.filter((one) => row.includes(one)));
    }
    return rows;
}

const pairsIn = <One>(row: readonly One[]): readonly (readonly [One, One])[] =>
    row.flatMap((one, index) => row.slice(index + 1).map((other) => [one, other] as const));

const keyOf = ([one, other]: readonly [Setting, Setting]): string =>
    [one, other]
        .map(({ factor, name }) => `${factor}=${name}`)
        .toSorted()
        .join(" ");
