import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { offers, type ProviderOrder, providerOrders, sortProviders } from "./compare-providers.ts";
import { isStale, type ModelMapping, type Terms } from "./model.ts";

const today = "2026-08-21";
const mapping = (provider: ModelMapping["provider"], lastListed: string | undefined, terms?: Terms): ModelMapping => ({
    ...{ provider, providerId: "a/b", hfModelId: "a/b", task: "conversational", lastListed, terms },
});
const cheap = mapping("nscale", "2026-08-20", { price: { input: 0.1, output: 0.4 }, contextLength: 8192 });
const fast = mapping("groq", today, { price: { input: 0.2, output: 0.3 }, throughput: 500, tools: true });
const unknown = mapping("together", "2026-06-01");
const gone = mapping("novita", "2025-04-16", { price: { input: 0.01, output: 0.01 }, throughput: 900 });
const all = [gone, unknown, cheap, fast];

describe("providers in order", () => {
    test.each<[ProviderOrder, ModelMapping[]]>([
        ["listed", [fast, cheap, unknown, gone]],
        ["provider", [fast, cheap, unknown, gone]],
        ["input", [cheap, fast, unknown, gone]],
        ["output", [fast, cheap, unknown, gone]],
        ["context", [cheap, unknown, fast, gone]],
        ["speed", [fast, unknown, cheap, gone]],
    ])("by %s have the best first, then what is not known, and what is stale last", (order, expected) => {
        expect(sortProviders(all, order, today)).toEqual(expected);
    });

    test("turn round, but for what is not known and what is stale", () => {
        expect(sortProviders(all, "input", today, true)).toEqual([fast, cheap, unknown, gone]);
        expect(sortProviders(all, "listed", today, true)).toEqual([unknown, cheap, fast, gone]);
    });

    test("are all still there, whatever the order", () => {
        const order = fc.constantFrom(...providerOrders);
        fc.assert(
            fc.property(fc.shuffledSubarray(all), order, fc.boolean(), (some, by, isReversed) => {
                const sorted = sortProviders(some, by, today, isReversed);
                expect(new Set(sorted)).toEqual(new Set(some));
                expect(sorted.includes(gone) ? sorted.at(-1) : gone).toBe(gone);
            }),
        );
    });
});

test("an entry is stale that was not listed for more than 90 days, and none of the live Hub", () => {
    expect([today, "2026-05-23", "2026-05-22", undefined].map((lastListed) => isStale({ lastListed }, today))).toEqual([
        false,
        false,
        true,
        false,
    ]);
});

test("a provider offers what it is known to offer", () => {
    expect(all.filter((one) => offers(one, { tools: true }))).toEqual([fast]);
    expect(all.filter((one) => offers(one, { structuredOutput: true }))).toEqual([]);
    expect(all.filter((one) => offers(one, {}))).toEqual(all);
});
