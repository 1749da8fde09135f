/** Covers every pair of settings with few rows, so that tests find settings that conflict. */

/** A setting of one factor. A row without a setting of a factor leaves it at its default. */
export type Setting = { readonly factor: string; readonly name: string };

/**
 * Builds a covering array of strength 2 greedily: each possible pair of settings of different factors is in at least
 * one row.
 *
 * @param settings all settings
 * @param firstRows existing rows; their pairs are already covered
 * @param canMeet whether two settings of different factors can be in one row
 * @returns the rows to add; none if the given ones cover all pairs
 */
export function coveringArray<One extends Setting>(
    settings: readonly One[],
    firstRows: readonly (readonly One[])[],
    canMeet: (one: One, other: One) => boolean,
): readonly (readonly One[])[] {
    const covered = new Set(firstRows.flatMap(pairsIn).map(keyOf));
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
        // In the order of the settings, so that a row's name does not depend on the search order.
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
