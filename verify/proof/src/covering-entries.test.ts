import { catalogue } from "@callsheet/catalogue";
import { type MatrixEntry, matrix } from "@callsheet/snippets";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { coveringEntries, setCover } from "./covering-entries.ts";
import { clientOf } from "./program.ts";

const all = [...matrix()];
const chosen = coveringEntries(all);

/** The values of a property among the chosen entries, and among all entries. */
const both = (propertyOf: (entry: MatrixEntry) => string | readonly string[] | undefined) =>
    [chosen, all].map((some) => new Set(some.flatMap((entry) => propertyOf(entry) ?? [])));

function expectCovered(propertyOf: (entry: MatrixEntry) => string | readonly string[] | undefined) {
    const [some, ofAll] = both(propertyOf);
    expect(ofAll?.size).toBeGreaterThan(10);
    expect(some).toEqual(ofAll);
}

describe("the snippets that stand for all", () => {
    test("are a third of them at most, each as the matrix has it", () => {
        expect(chosen.length).toBeLessThan(all.length / 3);
        expect(all).toEqual(expect.arrayContaining(chosen.slice(0, 20)));
        expect(new Set(chosen).size).toBe(chosen.length);
    });

    test("have every client in every shape, at every provider that it serves and at every task there", () => {
        expectCovered((entry) => `${clientOf(entry)} ${entry.variant} ${entry.provider}`);
        expectCovered((entry) => `${clientOf(entry)} ${entry.id.split("/").slice(0, 2)} ${entry.streaming}`);
    });

    test("have each parameter of each task alone, for every client that can set it, routed and direct", () => {
        expectCovered(
            ({ parameter, ...entry }) =>
                parameter && `${clientOf(entry)} ${entry.task} ${parameter} ${entry.options.direct}`,
        );
    });

    test("have a parameter once for each place that it has in a request", () => {
        const steps = chosen.filter(
            ({ client, task, parameter }) =>
                client === "curl" && task === "text-to-image" && parameter === "num_inference_steps",
        );
        const places = steps.map(({ wire }) =>
            Object.entries(Object(wire.body?.value)).flatMap(([name, value]) =>
                value === 20 ? [name] : Object.keys(Object(value)).map((inner) => `${name}.${inner}`),
            ),
        );
        expect(
            places
                .flat()
                .filter((place) => place.endsWith("steps"))
                .sort(),
        ).toEqual(["input.num_inference_steps", "num_inference_steps", "parameters.num_inference_steps", "steps"]);
    });

    test("have each pair of the catalogue's newest day, asked of the provider itself, for every client", () => {
        const newest = catalogue.models.flatMap(({ id, mappings }) =>
            mappings
                .filter(({ lastListed }) => lastListed === catalogue.asOf)
                .map(({ provider, task }) => `${provider} ${task} ${id}`),
        );
        expectCovered(({ model, ...entry }) => {
            const pair = `${entry.provider} ${entry.task} ${model}`;
            const asksProvider = entry.task !== "conversational" || entry.options.direct === true;
            return newest.includes(pair) && asksProvider ? `${clientOf(entry)} ${pair}` : undefined;
        });
    });

    test("have every two options that meet, for every client", () => {
        expectCovered((entry) => {
            const names = Object.keys(entry.options);
            return names.flatMap((one) => names.map((other) => `${clientOf(entry)} ${one} ${other}`));
        });
    });
});

/** Each item is the list of its own properties. */
const items = fc.array(fc.array(fc.constantFrom(..."abcdefghij"), { maxLength: 5 }), { maxLength: 20 });
const properties = (item: readonly string[]) => item;

test("what is chosen has every property that any item has", () => {
    fc.assert(
        fc.property(items, (all) => {
            expect(new Set(setCover(all, properties).flat())).toEqual(new Set(all.flat()));
        }),
    );
});

test("it is some of the items, in their order, each for something", () => {
    fc.assert(
        fc.property(items, (all) => {
            const chosen = setCover(all, properties);
            expect(chosen).toEqual(all.filter((item) => chosen.includes(item)));
            expect(chosen.length).toBeLessThanOrEqual(new Set(all.flat()).size);
        }),
    );
});

test("one that has much comes before several that have little", () => {
    expect(setCover([["a"], ["b"], ["c", "d"], ["a", "b", "c"], ["d"]], properties)).toEqual([["a", "b", "c"], ["d"]]);
});

test("the same items give the same choice", () => {
    fc.assert(
        fc.property(items, (all) => {
            expect(setCover(all, properties)).toEqual(setCover(structuredClone(all), properties));
        }),
    );
});
