/** Measures several ways of doing one thing so that what else the machine does falls on all of them alike. */

/** One way, as a name and a function that does it once and returns what it cost, or how fast it was. */
export type Contenders<Result = number> = Readonly<Record<string, () => Result | Promise<Result>>>;

/**
 * Rounds in each of which every contender has its turn, each round beginning with the next one.
 * @param warmUp rounds that are not counted
 * @returns what each returned, round by round, by its name
 */
export async function alternate<Result = number>(
    contenders: Contenders<Result>,
    { rounds, warmUp = 1 }: { readonly rounds: number; readonly warmUp?: number },
): Promise<Record<string, Result[]>> {
    const all = Object.entries(contenders);
    const results = Object.fromEntries(all.map(([name]) => [name, [] as Result[]]));
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

/**
 * Milliseconds that something takes.
 * @param now default the clock on the wall
 */
export async function time(act: () => unknown, now = () => performance.now()): Promise<number> {
    const began = now();
    await act();
    return now() - began;
}

/**
 * Milliseconds of this thread's own processor time so far: for work that waits for nothing, what it would take on a
 * machine that does nothing else.
 */
export function threadTime(): number {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
}
