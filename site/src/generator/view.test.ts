import { providersOf } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Query } from "./query.ts";
import { readState } from "./state.ts";
import { viewOf, viewWhileTyping } from "./view.ts";

const place: fc.Arbitrary<Query> = fc
    .constantFrom(...taskIds)
    .chain((task) => fc.constantFrom(...providersOf(task)).map((provider) => ({ task, provider })))
    .chain((query) => fc.constantFrom("python", "js", "sh").map((language) => ({ ...query, language })));

/** What somebody types, right or wrong. */
const typed: fc.Arbitrary<Query> = fc.oneof(
    fc.record({ model: fc.string() }),
    fc.record({ inputs: fc.oneof(fc.string({ unit: "binary" }), fc.json()) }),
    fc.record({ parameters: fc.json() }),
    fc.record({ "provider-model": fc.constantFrom("a", "a b"), temperature: fc.constantFrom("0.5", "hot") }),
);

describe("what is seen while somebody types", () => {
    test("is what is seen when they pause", () => {
        fc.assert(
            fc.property(place, typed, (query, more) => {
                const state = readState({ ...query, ...more });
                const typing = viewWhileTyping(state, viewOf(readState(query)));
                const { tabs, ...paused } = viewOf(state);
                if (!typing) return;
                const { tabs: before, ...seen } = typing;
                // The client that was seen may no longer be the first that there is.
                if (tabs && JSON.stringify(before?.seen) === JSON.stringify(tabs.seen)) expect(seen).toEqual(paused);
            }),
            { numRuns: 300 },
        );
    });

    test("is new in the code, and not yet in the tabs", () => {
        const query = { task: "text-to-image", provider: "together" };
        const before = viewOf(readState(query));
        const after = { ...query, "provider-model": "black-forest-labs/FLUX.1" };
        const typing = viewWhileTyping(readState(after), before);
        expect(typing?.tabs).toBe(before.tabs);
        expect(viewOf(readState(after)).tabs?.languages).not.toEqual(before.tabs?.languages);
    });

    test("is not there when the snippet that was seen is no more", () => {
        const before = viewOf(readState({ task: "text-to-image" }));
        expect(viewWhileTyping(readState({ task: "text-to-image", provider: "auto" }), before)).toBeUndefined();
        expect(
            viewWhileTyping(readState({}), viewOf(readState({ task: "fill-mask", provider: "auto" }))),
        ).toBeUndefined();
    });
});
