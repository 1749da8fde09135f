/** Random items from fast-check, reproducible by their seed. */
import type { Json } from "@callsheet/inference";
import {
    type Arbitrary,
    array,
    asyncProperty,
    check,
    constantFrom,
    dictionary,
    double,
    integer,
    letrec,
    oneof,
    sample,
    string,
} from "fast-check";
import { type Named, texts } from "./texts.ts";

const piece = oneof(
    { weight: 3, arbitrary: constantFrom(...Object.values(texts)) },
    { weight: 2, arbitrary: string({ maxLength: 20 }) },
    { weight: 1, arbitrary: string({ unit: "grapheme", maxLength: 8 }) },
    { weight: 1, arbitrary: string({ unit: "binary", maxLength: 8 }) },
);

const text = array(piece, { maxLength: 3 }).map((pieces) => pieces.join(""));

const { json } = letrec<{ json: Json }>((tie) => ({
    json: oneof(
        { maxDepth: 3 },
        text,
        integer(),
        double({ noNaN: true, noDefaultInfinity: true }),
        constantFrom<Json>(true, false, null, [], {}),
        array(tie("json"), { maxLength: 5 }),
        dictionary(text, tie("json"), { maxKeys: 5, noNullPrototype: true }),
    ),
}));

const item: Arbitrary<Json> = oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: json });

/** How many items go into one program. */
const perRun = 40;

const prefix = "invented-";

/** The items of a run. The number in a name is the item's index among all runs. @param run from 0 */
export function inventedItems(seed: number, run: number): Named<Json> {
    const all = sample(item, { seed, numRuns: (run + 1) * perRun });
    return Object.fromEntries(all.map((one, index) => [prefix + index, one] as const).slice(run * perRun));
}

/** The time limit for shrinking an item, in milliseconds. Each attempt runs a program. */
const timeLimitMs = 60_000;

/** Shrinks a generated item that fails to the smallest one that still fails. Undefined if it passes. */
export async function smallest(
    seed: number,
    name: string,
    passes: (item: Json) => Promise<boolean>,
): Promise<Json | undefined> {
    const path = name.slice(prefix.length);
    const parameters = { seed, path, numRuns: 1, interruptAfterTimeLimit: timeLimitMs };
    const { counterexample } = await check(asyncProperty(item, passes), parameters);
    return counterexample?.[0];
}

export const isInvented = (name: string): boolean => name.startsWith(prefix);

/** A random seed; in CI always the same, so that a commit passes or fails by what it is. */
export const usualSeed = (): number => (process.env["CI"] ? 20_261_123 : Math.floor(Math.random() * 1e9));
