import { expect, test } from "vitest";
import { type ProviderId, providerIds } from "../call/provider-id.ts";
import { chatProviders } from "../generated/providers.ts";
import { tasks } from "../generated/tasks.ts";
import { isTaskId } from "../tasks/task-id.ts";
import { at } from "../wire/json.ts";
import { buildRequest } from "./build-request.ts";
import { resultOf } from "./files.ts";
import { jobPath, jobState } from "./jobs.ts";
import type { Provider } from "./provider.ts";
import { providerHelper, providers } from "./registry.ts";

const addresses: { readonly [Id in ProviderId]: string } = {
    auto: "https://router.huggingface.co HF_TOKEN",
    "hf-inference": "https://router.huggingface.co/hf-inference HF_TOKEN hf-inference",
    baseten: "https://inference.baseten.co BASETEN_API_KEY baseten",
    cerebras: "https://api.cerebras.ai CEREBRAS_API_KEY cerebras",
    cohere: "https://api.cohere.com COHERE_API_KEY CohereLabs",
    deepinfra: "https://api.deepinfra.com DEEPINFRA_API_KEY DeepInfra",
    "fal-ai": "https://fal.run FAL_AI_API_KEY fal",
    "featherless-ai": "https://api.featherless.ai FEATHERLESS_AI_API_KEY featherless-ai",
    "fireworks-ai": "https://api.fireworks.ai FIREWORKS_AI_API_KEY fireworks-ai",
    groq: "https://api.groq.com GROQ_API_KEY groq",
    novita: "https://api.novita.ai NOVITA_API_KEY novita",
    nscale: "https://inference.api.nscale.com NSCALE_API_KEY nscale",
    openai: "https://api.openai.com OPENAI_API_KEY openai",
    ovhcloud: "https://oai.endpoints.kepler.ai.cloud.ovh.net OVHCLOUD_API_KEY ovhcloud",
    publicai: "https://api.publicai.co PUBLICAI_API_KEY publicai",
    replicate: "https://api.replicate.com REPLICATE_API_KEY replicate",
    scaleway: "https://api.scaleway.ai SCALEWAY_API_KEY scaleway",
    together: "https://api.together.xyz TOGETHER_API_KEY togethercomputer",
    wavespeed: "https://api.wavespeed.ai WAVESPEED_API_KEY wavespeed",
    "zai-org": "https://api.z.ai ZAI_ORG_API_KEY zai-org",
};

const all: readonly Provider[] = Object.values(providers);

test.each(all)("$id is where its papers say, under its own name", (provider) => {
    const { id, baseUrl, keyVariable, organization } = provider;
    expect([baseUrl, keyVariable, organization].filter(Boolean).join(" ")).toBe(addresses[id]);
    expect(providers[id]).toBe(provider);
});

test("only openai is not behind the router, where the others stand under their id", () => {
    const off = all.filter(({ id, routedBaseUrl }) => routedBaseUrl !== `https://router.huggingface.co/${id}`);
    expect(off.map(({ id, routedBaseUrl }) => [id, routedBaseUrl])).toEqual([
        ["auto", "https://router.huggingface.co"],
        ["openai", undefined],
    ]);
});

const served = providerIds.flatMap((provider) =>
    Object.keys(providers[provider].tasks)
        .filter(isTaskId)
        .map((task) => ({ provider, task })),
);

test.each(served)("$provider takes the example of $task, or has one of its own", ({ provider, task }) => {
    const { inputs, parameters } = tasks[task].example as { inputs: unknown; parameters?: object };
    const own = providerHelper(provider, task)?.example;
    const request = buildRequest({
        task,
        provider,
        model: own?.model ?? "owner/name",
        // The example of a task is of the task's types.
        inputs: (own?.inputs ?? inputs) as never,
        parameters: parameters as never,
        direct: providers[provider].routedBaseUrl === undefined,
    });
    expect(URL.canParse(request.url)).toBe(true);
});

test("a response that is not what it should be makes no reader stumble", () => {
    const responses = [
        null,
        undefined,
        0,
        "",
        "text",
        [],
        [null],
        {},
        { data: {} },
        { output: [[]] },
        { choices: [{}] },
    ];
    for (const { provider, task } of served) {
        const helper = providerHelper(provider, task);
        for (const body of responses) {
            if (helper) resultOf(body, helper);
            helper?.event?.(body);
            if (helper?.queue === undefined) continue;
            const { output = "" } = helper.queue;
            const state = at(body, output) === undefined ? { failed: "its status cannot be read." } : "done";
            expect(jobState(body, helper.queue)).toEqual(state);
            expect(jobPath(body, helper.queue.poll)).toBeUndefined();
        }
    }
});

test("whoever chats is among those that a program which only chats can ask, with the same chat", () => {
    const chatting = all.filter(({ tasks: served }) => served.conversational);
    expect(Object.keys(chatProviders).sort()).toEqual(chatting.map(({ id }) => id).sort());
    for (const { tasks: served, endpointTasks, ...place } of chatting) {
        const {
            tasks: chat,
            endpointTasks: chatAtEndpoint,
            ...same
        }: Provider = chatProviders[place.id as keyof typeof chatProviders];
        expect(same).toEqual(place);
        expect(chat.conversational).toBe(served.conversational);
        expect(chatAtEndpoint?.conversational).toBe(endpointTasks?.conversational);
    }
});
