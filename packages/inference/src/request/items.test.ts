import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tries } from "../../../../scripts/tries.ts";
import { itemsOf } from "./items.ts";

type Batch = readonly { readonly item: number }[];

const broken = new RangeError("This one cannot be read.");

/** Reads an item; negative ones cannot be read. */
const read = ({ item }: Batch[number]): number => {
    if (item < 0) throw broken;
    return item;
};

/** What comes late, as from a network, and what is done about it, as it is done. */
function source(batches: readonly Batch[], log: string[]) {
    return async function* () {
        log.push("open");
        try {
            for (const batch of batches) {
                await Promise.resolve();
                log.push("fetch");
                yield batch;
            }
        } finally {
            log.push("close");
        }
    };
}

const ours = (batches: readonly Batch[], log: string[]) =>
    itemsOf(async () => ({ batches: source(batches, log)(), read }));

/** The same, as an ordinary generator. */
async function* plain(batches: readonly Batch[], log: string[]): AsyncGenerator<number, void, undefined> {
    for await (const batch of source(batches, log)()) for (const raw of batch) yield read(raw);
}

const requests = ["next", "next", "next", "return", "throw", "wait"] as const;

/** What each request is answered with, whether or not the one before has its answer yet. */
async function answers(
    items: AsyncGenerator<number, void, undefined>,
    asked: readonly (typeof requests)[number][],
): Promise<unknown[]> {
    const all: Promise<unknown>[] = [];
    const answer = (promise: Promise<unknown>) => promise.catch((error: unknown) => ({ error }));
    for (const request of asked) {
        if (request === "next") all.push(answer(items.next()));
        else if (request === "return") all.push(answer(items.return()));
        else if (request === "throw") all.push(answer(items.throw(broken)));
        else await all.at(-1);
    }
    return await Promise.all(all);
}

const batchesOf = (...batches: readonly number[][]) => batches.map((batch) => batch.map((item) => ({ item })));

describe("the items of batches", () => {
    test("are answered as a generator answers, whatever is asked and when", () =>
        fc.assert(
            fc.asyncProperty(
                fc.array(fc.array(fc.record({ item: fc.integer({ min: -1, max: 20 }) }), { maxLength: 4 }), {
                    maxLength: 4,
                }),
                fc.array(fc.constantFrom(...requests), { maxLength: 12 }),
                async (batches, asked) => {
                    const [own, other]: [string[], string[]] = [[], []];
                    expect(await answers(ours(batches, own), asked)).toEqual(
                        await answers(plain(batches, other), asked),
                    );
                    expect(own).toEqual(other);
                },
            ),
            { numRuns: tries(1000) },
        ));

    test("are not opened before the first is asked for, nor fetched before they are", async () => {
        const log: string[] = [];
        const items = ours(batchesOf([1, 2], [3]), log);
        expect(log).toEqual([]);
        await items.next();
        await items.next();
        expect(log).toEqual(["open", "fetch"]);
        await items.next();
        expect(log).toEqual(["open", "fetch", "fetch"]);
    });

    test("are none, and nothing is opened, for who leaves at once", async () => {
        const log: string[] = [];
        const items = ours(batchesOf([1]), log);
        await items.return();
        expect(await items.next()).toEqual({ value: undefined, done: true });
        expect(log).toEqual([]);
    });

    test("come in order to those who ask together", async () => {
        const items = ours(batchesOf([1, 2], [], [3], [4, 5, 6]), []);
        const asked = [1, 2, 3, 4, 5].map(() => items.next());
        expect((await Promise.all(asked)).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
    });

    test("end in the error of the one that cannot be read, behind those that can, and the rest is let go", async () => {
        const log: string[] = [];
        const items = ours(batchesOf([1, 2, -1, 3]), log);
        expect([(await items.next()).value, (await items.next()).value]).toEqual([1, 2]);
        await expect(items.next()).rejects.toBe(broken);
        expect(await items.next()).toEqual({ value: undefined, done: true });
        expect(log).toEqual(["open", "fetch", "close"]);
    });

    test("are a generator's: for loops, and disposed of where the platform knows that", async () => {
        const log: string[] = [];
        {
            await using items = ours(batchesOf([1, 2, 3]), log);
            for await (const item of { [Symbol.asyncIterator]: () => items }) if (item === 2) break;
        }
        expect(log).toEqual(["open", "fetch", "close"]);
        expect(Object.prototype.toString.call(ours([], []))).toBe("[object AsyncGenerator]");
    });
});
