/** Measures contenders in alternation, so that other load on the machine affects all of them equally. */

/**
 * Measures every contender once per round. Each round begins with a different one.
 * @param contenders functions by name, each of which performs one measurement and returns its result
 * @param warmUp the number of initial rounds that are not counted
 * @param collects whether to collect garbage before each, so that it is not collected in the next contender's time. A forced
 * collection also throws compiled code away
 * @returns the results of each round, by name
 */
export async function alternate<Result = number>(
    contenders: Readonly<Record<string, () => Result | Promise<Result>>>,
    { rounds, warmUp = 1, collects = true }: { rounds: number; warmUp?: number; collects?: boolean },
): Promise<Record<string, Result[]>> {
    const all = Object.entries(contenders);
    const results = Object.fromEntries(all.map(([name]) => [name, [] as Result[]]));
    for (let round = -warmUp; round < rounds; round += 1) {
        const first = Math.abs(round) % all.length;
        for (const [name, measure] of [...all.slice(first), ...all.slice(0, first)]) {
            if (collects) globalThis.gc?.();
            const result = await measure();
            if (round >= 0) results[name]?.push(result);
        }
    }
    return results;
}

/**
 * This thread's processor time so far, in milliseconds. For work that does not wait, this is the time on an otherwise
 * idle machine.
 */
export function threadTime(): number {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
}

/** @throws Error if there is no number */
export function median(numbers: readonly number[]): number {
    const inOrder = numbers.toSorted((one, other) => one - other);
    const [below, above] = [inOrder[(inOrder.length - 1) >> 1], inOrder[inOrder.length >> 1]];
    if (below === undefined || above === undefined) throw new Error("Nothing was measured.");
    return (below + above) / 2;
}
