import { describe, expect, test } from "vitest";
import { providerIds } from "../call/provider-id.ts";
import { chatProviders, providerAccess } from "../generated/providers.ts";
import { tasks } from "../generated/tasks.ts";
import { isSecretName } from "../redaction/redact.ts";
import { isTaskId } from "../tasks/task-id.ts";
import { at } from "../wire/json.ts";
import { buildRequest } from "./build-request.ts";
import { resultOf } from "./files.ts";
import { jobPath, jobState } from "./jobs.ts";
import type { Provider } from "./provider.ts";
import { keyVariablesOf, providerHelper, providers } from "./registry.ts";

const all: readonly Provider[] = Object.values(providers);

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
            const { output = "", done } = helper.queue;
            // A boolean may be missing while it is false.
            const isWaiting = done === true && typeof body === "object" && body !== null;
            const state = isWaiting ? "waiting" : { failed: "its status cannot be read." };
            expect(jobState(body, helper.queue)).toEqual(at(body, output) === undefined ? state : "done");
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

describe("the variables of keys", () => {
    test("belong to one provider each, and are known as secrets", () => {
        const all = providerIds.filter((id) => id !== "auto").flatMap(keyVariablesOf);
        expect(all).toEqual([...new Set(all)]);
        expect(all.filter((name) => !isSecretName(name))).toEqual([]);
    });
});

test("a file host is a host name, maybe of any subdomain", () => {
    const hosts = Object.values(providerAccess).flatMap(({ fileHosts = [] }) => fileHosts);
    expect(hosts.length).toBeGreaterThan(5);
    for (const host of hosts)
        expect(new URL(`https://${host.replace(/^\*\./, "any.")}`).host).toBe(host.replace("*", "any"));
});

test("a storage region that others use too is no file host", () => {
    const hosts = Object.values(providerAccess).flatMap(({ fileHosts = [] }) => fileHosts);
    expect(hosts.filter((host) => /^\*\..*(amazonaws|cloudfront|googleapis|windows)/.test(host))).toEqual([]);
});
