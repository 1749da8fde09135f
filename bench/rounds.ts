/** Measures several ways of doing one thing so that what else the machine does falls on all of them alike. */

/** One way, as a name and a function that does it once and returns what it cost, or how fast it was. */
export type Contenders = Readonly<Record<string, () => number | Promise<number>>>;

/**
 * Rounds in each of which every contender has its turn, each round beginning with the next one.
 * @param warmUp rounds that are not counted
 * @returns what each returned, round by round, by its name
 */
export async function alternate(
    contenders: Contenders,
    { rounds, warmUp = 1 }: { readonly rounds: number; readonly warmUp?: number },
): Promise<Record<string, number[]>> {
    const all = Object.entries(contenders);
    const results = Object.fromEntries(all.map(([name]) => [name, [] as number[]]));
    for (let round = -warmUp; round < rounds; round += 1) {
        const first = Math.abs(round) % all.length;
        for (const [name, measure] of [...all.slice(first), ...all.slice(0, first)]) {
            // What one left behind is not cleared away in another's time.
            globalThis.gc?.();
            const result = await measure();
            if (round >= 0) results[name]?.push(result);
        }
    }
    return results;
}

/** Milliseconds that something takes. */
export async function time(act: () => unknown): Promise<number> {
    const began = performance.now();
    await act();
    return performance.now() - began;
}
