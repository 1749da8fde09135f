/** Sample error responses, from a sandbox, which responds in each provider's own form. */

import { type ErrorId, findErrors } from "@callsheet/errors";
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { createHandler } from "@callsheet/sandbox/handler";
import { hasOwnAddress } from "@callsheet/snippets";
import { prettyJson } from "../../run/results/CodeText.tsx";
import type { Refused } from "../../words/en/provider-pages.ts";
import { isRouted, providerOf, sampleRequest, tasksOf } from "./provider-page.ts";

export type ErrorSample = {
    readonly why: Refused;
    readonly status: number;
    readonly type: string;
    readonly body: string;
    /** The entry of the error catalogue that explains it. */
    readonly entry: ErrorId | undefined;
};

let samples: Map<ProviderId, Promise<readonly ErrorSample[]>> | undefined;

/** Sample errors of a provider, in its own form and the router's. Cached for the build. */
export function errorSamplesOf(id: ProviderId): Promise<readonly ErrorSample[]> {
    samples ??= new Map();
    const ownSamples = samples.get(id) ?? ask(id);
    samples.set(id, ownSamples);
    return ownSamples;
}

async function ask(id: ProviderId): Promise<readonly ErrorSample[]> {
    // Prefer a task with a known model: an unknown one would be the reason for the error.
    const [task] = tasksOf(id).toSorted((one, other) => rank(id, one) - rank(id, other));
    if (task === undefined) return [];
    const direct = hasOwnAddress(id);
    const own = sampleRequest(id, task, !direct).wire.url;
    const key = direct ? `${providerOf(id).scheme} provider-key` : "Bearer hf_example";
    return await Promise.all([
        sample("no-fields", own, { authorization: key }),
        sample(direct ? "no-key" : "no-key-routed", own, {}),
        ...(direct && isRouted(id) ? [sample("no-key-routed", sampleRequest(id, task, true).wire.url, {})] : []),
    ]);
}

const rank = (id: ProviderId, task: TaskId): number =>
    task === "conversational" ? 0 : sampleRequest(id, task).isKnown ? 1 : 2;

async function sample(why: Refused, url: string, headers: Readonly<Record<string, string>>): Promise<ErrorSample> {
    const request = { method: "POST", headers: { "content-type": "application/json", ...headers }, body: "{}" };
    const response = await createHandler({ models: "known" }).fetch(new Request(url, request));
    const text = await response.text();
    const [found] = findErrors(`status ${response.status}\n${text}`);
    return {
        why,
        status: response.status,
        type: (response.headers.get("content-type") ?? "").split(";")[0] ?? "",
        body: prettyJson(text),
        // Services report a missing key like a wrong one, so the search cannot tell them apart.
        entry: why === "no-fields" ? found?.id : "no-key",
    };
}
