import { catalogue } from "@callsheet/catalogue";
import { describe, expect, test } from "vitest";
import { Models } from "./models.ts";
import { providerTasks } from "./provider-tasks.ts";

const models = new Models({});
const at = (provider: string, hubId: string, all = models) =>
    all.mapping(hubId).filter((entry) => entry.provider === provider);

describe("models of the catalogue", () => {
    const pairs = catalogue.models.flatMap(({ mappings }) => mappings);
    const openPairs = pairs.filter(({ provider, task }) => providerTasks[provider].includes(task));

    test("are served where the catalogue says, under the id that it says", () => {
        expect(openPairs.length).toBeGreaterThan(300);
        for (const { provider, hfModelId = "", providerId, task, adapter } of openPairs) {
            expect(at(provider, hfModelId)).toContainEqual(
                expect.objectContaining({ providerId, task, status: "live", ...(adapter && { adapter }) }),
            );
        }
    });

    test("are found by that id, for the task that is asked for", () => {
        for (const { provider, providerId, task } of openPairs) {
            expect(models.served(provider, providerId, [task])).toMatchObject({ provider, providerId, task });
        }
    });

    test("have a made-up id where the catalogue does not list them, so that every provider can be tried", () => {
        expect(at("fal-ai", "black-forest-labs/FLUX.1-dev")[0]?.providerId).toBe("fal-ai/flux/dev");
        expect(at("nscale", "black-forest-labs/FLUX.1-dev")[0]?.providerId).toBe(
            "nscale/black-forest-labs--FLUX.1-dev",
        );
    });

    test("are adapters where it says so, and served by nobody else", () => {
        const adapters = catalogue.models.filter(({ mappings }) => mappings.some(({ adapter }) => adapter));
        expect(adapters).not.toEqual([]);
        for (const { id, mappings } of adapters) {
            const listed = mappings.filter(({ provider, task }) => providerTasks[provider].includes(task));
            expect(models.mapping(id)).toHaveLength(listed.length);
        }
    });
});

describe("models that somebody gives", () => {
    const id = "moonshotai/Kimi-K3";

    test("have the catalogue's ids unless others are given", () => {
        expect(at("fireworks-ai", id, new Models({ [id]: "conversational" }))[0]?.providerId).toBe(
            "accounts/fireworks/models/kimi-k3",
        );
        const models = new Models({
            [id]: { task: "conversational", providers: { groq: {}, together: { providerId: "x" } } },
        });
        expect(models.mapping(id).map(({ provider, providerId }) => [provider, providerId])).toEqual([
            ["groq", "groq/moonshotai--Kimi-K3"],
            ["together", "x"],
        ]);
    });

    test("do what is said, and nothing else", () => {
        const models = new Models({ "poolside/Laguna-S-2.1": "text-generation" });
        expect(new Set(models.mapping("poolside/Laguna-S-2.1").map(({ task }) => task))).toEqual(
            new Set(["text-generation"]),
        );
    });

    test("come before others that a provider calls the same", () => {
        const models = new Models({
            "a/b": { task: "text-to-image", providers: { "fal-ai": { providerId: "fal-ai/flux/dev" } } },
        });
        expect(models.served("fal-ai", "fal-ai/flux/dev")?.hfModelId).toBe("a/b");
    });
});
