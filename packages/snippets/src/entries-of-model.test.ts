import { InputError, type ProviderId, providerIds } from "@callsheet/inference";
import { describe, expect, test } from "vitest";
import { entriesOfModel } from "./entries-of-model.ts";
import { matrix } from "./matrix.ts";

const chat = { id: "owner/chat", pipeline_tag: "text-generation", tags: ["conversational"] };
const masks = { id: "owner/masks", pipeline_tag: "fill-mask" };

const served = (provider: string, more: object = {}) => ({
    provider,
    providerId: `${provider}/its-own`,
    hfModelId: chat.id,
    status: "live",
    task: "conversational",
    ...more,
});

const providersOf = (description: object, provider?: ProviderId) => [
    ...new Set(entriesOfModel(description, { provider }).map((entry) => entry.provider)),
];

describe("the entries of a model", () => {
    test("are those of the matrix, for what the matrix is written from", () => {
        // The last part of the matrix's ids is the row's name, and only the matrix sets `parameter`.
        const withoutId = ({ id: _id, parameter: _parameter, ...entry }: object & { id: string; parameter?: string }) =>
            entry;
        const rows = [...matrix({ client: "curl" })];
        expect(rows.length).toBeGreaterThan(100);
        for (const entry of rows) {
            const sees = entry.id.includes("/conversational-image/");
            const ofModel = entriesOfModel(
                {
                    id: entry.model,
                    pipeline_tag: sees ? "image-text-to-text" : entry.task,
                    ...(entry.task === "conversational" && {
                        pipeline_tag: sees ? "image-text-to-text" : "text-generation",
                        tags: ["conversational"],
                    }),
                    provider: entry.provider,
                    mapping: entry.mapping ?? { providerId: entry.providerModelId },
                    options: entry.options,
                },
                { client: "curl" },
            );
            expect(ofModel.map(withoutId)).toEqual([withoutId(entry)]);
        }
    });

    test("have ids that say whose they are", () => {
        expect(entriesOfModel(masks).map(({ id }) => id)).toContain("hf-inference/fill-mask/sh/curl/owner/masks");
        const all = providerIds
            .flatMap((provider) => entriesOfModel({ ...chat, id: "openai/gpt-5-mini", provider }))
            .map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
    });

    test("are of the default provider, or the one that is named, or asked for, where nothing is said of others", () => {
        expect(providersOf(masks)).toEqual(["hf-inference"]);
        expect(providersOf({ ...chat, provider: "together" })).toEqual(["together"]);
        expect(providersOf(chat, "together")).toEqual(["together"]);
        expect(providersOf({ ...chat, provider: "groq" }, "together")).toEqual([]);
    });

    const list = [served("together"), served("groq", { status: "staging" }), served("nscale"), served("unheard-of")];
    const record = Object.fromEntries(list.map(({ provider, ...entry }) => [provider, entry]));

    test.each([
        ["the Hub's list", { mapping: list }],
        ["the older record by provider", { mapping: record }],
        ["the Hub's own name for it", { inferenceProviderMapping: list }],
    ])("are of each provider that the mapping has live: %s", (_name, mapping) => {
        const model = { ...chat, ...mapping };
        expect(providersOf(model)).toEqual(["nscale", "together"]);
        expect(providersOf(model, "nscale")).toEqual(["nscale"]);
        expect(providersOf(model, "auto")).toEqual(["auto"]);
        expect(providersOf(model, "novita")).toEqual([]);
        expect(providersOf({ ...model, provider: "groq" })).toEqual(["groq"]);
        expect(providersOf({ ...model, provider: "novita" })).toEqual([]);
        const [entry] = entriesOfModel({ ...model, provider: "together", options: { direct: true } });
        expect(entry).toMatchObject({ providerModelId: "together/its-own" });
    });

    test("follow the task of the mapping", () => {
        const similar = { id: "a/b", pipeline_tag: "sentence-similarity" };
        const mapping = [{ provider: "hf-inference", providerId: "a/b", status: "live", task: "feature-extraction" }];
        expect(providersOf({ ...similar, mapping })).toEqual(["hf-inference"]);
        expect(providersOf({ ...masks, mapping: [served("hf-inference")] })).toEqual([]);
    });

    test.each([
        ["a task that there is not", { id: "a/b", pipeline_tag: "reinforcement-learning" }],
        ["no task", { id: "a/b" }],
        ["no task, as the Hub says it", { id: "a/b", pipeline_tag: null, tags: null, library_name: null }],
        ["a provider that does not serve the task", { ...masks, provider: "groq" }],
        ["nobody who serves it", { ...masks, mapping: [] }],
    ])("are none: %s", (_name, description) => {
        expect(entriesOfModel(description)).toEqual([]);
    });

    test("can be narrowed to a task", () => {
        expect(entriesOfModel(masks, { task: "conversational" })).toEqual([]);
        expect(entriesOfModel(masks, { task: "fill-mask" })).not.toEqual([]);
    });
});

describe("what cannot be read is named", () => {
    test.each<[unknown, string]>([
        [null, "the model: expected an object, received null."],
        [[], "the model: expected an object, received []."],
        ["a/b", 'the model: expected an object, received "a/b".'],
        [{}, "id: expected a text, received nothing."],
        [{ id: 5 }, "id: expected a text, received 5."],
        [{ id: "" }, 'id: expected a text, received "".'],
        [{ id: "a/b", pipeline_tag: 5 }, "pipeline_tag: expected a text, received 5."],
        [{ id: "a/b", tags: "x" }, 'tags: expected a list of texts, received "x".'],
        [{ id: "a/b", provider: "toString" }, 'provider: expected a provider\'s id, or auto, received "toString".'],
        [
            { id: "a/b", mapping: [{ providerId: "x" }] },
            "mapping[0].provider: expected a provider's id, received nothing.",
        ],
        [{ id: "a/b", mapping: { together: {} } }, "mapping.together.providerId: expected a text, received nothing."],
        [{ id: "a/b", mapping: [served("groq", { task: 5 })] }, "mapping[0].task: expected a text, received 5."],
        [{ id: "a/b", options: { streamin: true } }, "options.streamin: there is no such option. Did you mean stream?"],
        [{ id: "a/b", options: { endpont: "x" } }, "options.endpont: there is no such option. Did you mean endpoint?"],
        [{ id: "a/b", options: { model: "c/d" } }, "options.model: there is no such option. Choose one of direct,"],
        [{ id: "a/b", options: { stream: "yes" } }, 'options.stream: expected true or false, received "yes".'],
        [{ id: "a/b", options: { stream: "yes" } }, 'options.stream: expected true or false, received "yes".'],
        [{ id: "a/b", options: { toString: 1 } }, "options.toString: there is no such option. Choose one of"],
        [{ id: "a/b", options: { policy: "best" } }, "options.policy: expected one of fastest,"],
        [{ ...masks, options: { parameters: { top_k: 0 } } }, "parameters.top_k: expected 1 or more, received 0."],
        [{ ...masks, options: { inputs: {} } }, "inputs: expected a text, received {}."],
    ])("%j", (description, message) => {
        const read = () => entriesOfModel(description);
        expect(read).toThrow(InputError);
        expect(read).toThrow(message);
    });
});
