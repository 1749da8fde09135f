import { modelOf } from "@callsheet/catalogue";
import { providersOf } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { knownModel, type Query, readState } from "@callsheet/snippets/query";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../../../../verify/testing/property-runs.ts";
import { type View, viewOf, viewWhileTyping } from "./view.ts";

// The generator's views, with the whole catalogue.
const viewOfQuery = (query: Query): View => viewOf(readState(query, modelOf), knownModel(query, modelOf));
const viewWhileTypingQuery = (query: Query, before: View): View | undefined =>
    viewWhileTyping(readState(query, modelOf), knownModel(query, modelOf), before);

const place: fc.Arbitrary<Query> = fc
    .constantFrom(...taskIds)
    .chain((task) => fc.constantFrom(...providersOf(task)).map((provider) => ({ task, provider })))
    .chain((query) => fc.constantFrom("python", "js", "sh").map((language) => ({ ...query, language })));

/** Typed input, valid or not. */
const typed: fc.Arbitrary<Query> = fc.oneof(
    fc.record({ model: fc.string() }),
    fc.record({ inputs: fc.oneof(fc.string({ unit: "binary" }), fc.json()) }),
    fc.record({ parameters: fc.json() }),
    fc.record({ "provider-model": fc.constantFrom("a", "a b"), adapter: fc.constantFrom("a", "a b") }),
);

describe("what is seen while somebody types", () => {
    test("is what is seen when they pause", () => {
        fc.assert(
            fc.property(place, typed, (query, more) => {
                const after = { ...query, ...more };
                const typing = viewWhileTypingQuery(after, viewOfQuery(query));
                const { tabs, ...paused } = viewOfQuery(after);
                if (!typing) return;
                const { tabs: before, ...seen } = typing;
                // The selected client may no longer be the first one.
                if (tabs && JSON.stringify(before?.selected) === JSON.stringify(tabs.selected))
                    expect(seen).toEqual(paused);
            }),
            { numRuns: propertyRuns(300) },
        );
    });

    test("is new in the code, and not yet in the tabs", () => {
        const query = { task: "text-to-image", model: "my/own", provider: "together" };
        const before = viewOfQuery(query);
        const after = { ...query, "provider-model": "black-forest-labs/FLUX.1" };
        const typing = viewWhileTypingQuery(after, before);
        expect(typing?.tabs).toBe(before.tabs);
        expect(viewOfQuery(after).tabs?.languages).not.toEqual(before.tabs?.languages);
    });

    test("holds the program beside it, too", () => {
        const query = { language: "python", client: "requests", beside: "js/fetch" };
        const before = viewOfQuery(query);
        const after = { ...query, inputs: '[{"role":"user","content":"કેમ છો?"}]' };
        expect(before.besideContent).toContain("await fetch");
        expect(viewWhileTypingQuery(after, before)?.besideContent).toContain("કેમ છો?");
        expect(viewOfQuery({ ...query, beside: "python/fal_client" }).besideContent).toBe("");
    });

    test("is not there when the snippet that was seen is no more", () => {
        const before = viewOfQuery({ task: "text-to-image" });
        expect(viewWhileTypingQuery({ task: "text-to-image", provider: "auto" }, before)).toBeUndefined();
        expect(viewWhileTypingQuery({}, viewOfQuery({ task: "fill-mask", provider: "auto" }))).toBeUndefined();
    });
});
