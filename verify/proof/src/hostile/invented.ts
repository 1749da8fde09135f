/** Random items from fast-check, reproducible by their seed. */
import type { Json } from "@callsheet/inference";
import {
    type Arbitrary,
    array,
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

/** The items of a run. The number in a name is the item's index among all runs. @param run from 0 */
export function inventedItems(seed: number, run: number): Named<Json> {
    const all = sample(item, { seed, numRuns: (run + 1) * perRun });
    return Object.fromEntries(all.map((one, index) => [`invented-${index}`, one] as const).slice(run * perRun));
}

/** A random seed; in CI always the same, so that a commit passes or fails by what it is. */
export const usualSeed = (): number => (process.env["CI"] ? 20_261_123 : Math.floor(Math.random() * 1e9));
