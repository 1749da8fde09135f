import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../verify/testing/property-runs.ts";
import { iterateSource } from "./iterate-source.ts";

type Batch = readonly number[];

const broken = new RangeError("This one cannot be read.");

/** Iterates over batches that arrive late, as from a network; negative items cannot be read. Logs the source calls. */
function ours(batches: readonly Batch[], log: string[]) {
    return iterateSource<Batch | undefined, number>(async (add) => {
        log.push("open");
        const left = batches.values();
        return {
            async read() {
                await Promise.resolve();
                const { value } = left.next();
                if (value) log.push("read");
                return value;
            },
            take(batch) {
                for (const item of batch ?? []) {
                    if (item < 0) throw broken;
                    add(item);
                }
                return batch !== undefined;
            },
            async end() {
                log.push("close");
            },
        };
    });
}

/** The same, as an ordinary generator. */
async function* plain(batches: readonly Batch[], log: string[]): AsyncGenerator<number, void, undefined> {
    log.push("open");
    try {
        for (const batch of batches) {
            await Promise.resolve();
            log.push("read");
            for (const item of batch) {
                if (item < 0) throw broken;
                yield item;
            }
        }
    } finally {
        log.push("close");
    }
}

const requests = ["next", "next", "next", "return", "throw", "wait"] as const;

/** The answers to the requests, each made whether or not the one before has its answer. */
async function answers(
    items: AsyncGenerator<number, void, undefined>,
    requestNames: readonly (typeof requests)[number][],
): Promise<unknown[]> {
    const all: Promise<unknown>[] = [];
    const answer = (promise: Promise<unknown>) => promise.catch((error: unknown) => ({ error }));
    for (const request of requestNames) {
        if (request === "next") all.push(answer(items.next()));
        else if (request === "return") all.push(answer(items.return()));
        else if (request === "throw") all.push(answer(items.throw(broken)));
        else await all.at(-1);
    }
    return await Promise.all(all);
}

describe("the items of a source", () => {
    test("are answered as a generator answers, whatever is asked and when", () =>
        fc.assert(
            fc.asyncProperty(
                fc.array(fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 4 }), { maxLength: 4 }),
                fc.array(fc.constantFrom(...requests), { maxLength: 12 }),
                async (batches, requestNames) => {
                    const [own, other]: [string[], string[]] = [[], []];
                    // The last request ends both.
                    const all = [...requestNames, "return"] as const;
                    expect(await answers(ours(batches, own), all)).toEqual(await answers(plain(batches, other), all));
                    expect(own).toEqual(other);
                },
            ),
            { numRuns: propertyRuns(1000) },
        ));

    test("are not opened before the first is asked for, nor read on before they are", async () => {
        const log: string[] = [];
        const items = ours([[1, 2], [3]], log);
        expect(log).toEqual([]);
        await items.next();
        await items.next();
        expect(log).toEqual(["open", "read"]);
        await items.next();
        expect(log).toEqual(["open", "read", "read"]);
    });

    test("are a generator's: for loops, and disposed of where the platform knows that", async () => {
        const log: string[] = [];
        {
            await using items = ours([[1, 2, 3]], log);
            for await (const item of { [Symbol.asyncIterator]: () => items }) if (item === 2) break;
        }
        expect(log).toEqual(["open", "read", "close"]);
        expect(Object.prototype.toString.call(ours([], []))).toBe("[object AsyncGenerator]");
    });
});
