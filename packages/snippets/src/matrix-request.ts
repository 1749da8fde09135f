/** The request that a row of the matrix makes: rows are there where it differs. */
import {
    buildRequest,
    type Call,
    hubTokenVariable,
    type ProviderId,
    providerHelper,
    providerIds,
    providers,
} from "@callsheet/inference/providers";
import { InputError, type TaskId } from "@callsheet/inference/tasks";
import { wireToJson } from "@callsheet/inference/wire";
import { callOf } from "./call-of-model.ts";
import type { ServedModel } from "./matrix-models.ts";
import type { SnippetOptions } from "./snippet.ts";

/** The request of a call, to be compared; undefined where the provider cannot be asked so. */
export function requestOf(
    provider: ProviderId,
    task: TaskId,
    { model, mapping }: ServedModel,
    options: SnippetOptions,
): string | undefined {
    try {
        return writtenRequest(callOf(task, model, provider, mapping, options));
    } catch (error) {
        if (error instanceof InputError) return undefined;
        throw error;
    }
}

/** The request of a call, to be compared. */
export const writtenRequest = (call: Call): string => JSON.stringify(wireToJson(buildRequest(call)));

/** Whether a provider stands at a task for all that can be asked with a key of their own. */
export const standsForDirect = (provider: ProviderId, task: TaskId): boolean =>
    provider === providerIds.find((id) => hasOwnKey(id) && providerHelper(id, task) !== undefined);

/** Whether a provider can be asked at its own address, with a key of its own. */
export const hasOwnKey = (provider: ProviderId): boolean => providers[provider].keyVariable !== hubTokenVariable;
