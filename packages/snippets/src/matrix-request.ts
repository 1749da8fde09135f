/** The request of a matrix row as text. The matrix has a row wherever the request differs. */
import { buildRequest, type Call, type ProviderId, providerHelper, providerIds } from "@callsheet/inference/providers";
import { InputError, type TaskId } from "@callsheet/inference/tasks";
import { wireToJson } from "@callsheet/inference/wire";
import { callOf } from "./call-of-model.ts";
import type { ServedModel } from "./matrix-models.ts";
import { hasOwnAddress } from "./providers.ts";
import type { SnippetOptions } from "./snippet.ts";

/** The serialized request of a call; undefined if the provider does not support the call. */
export function requestOf(
    provider: ProviderId,
    task: TaskId,
    { model, mapping }: ServedModel,
    options: SnippetOptions,
): string | undefined {
    try {
        return serializedRequest(callOf(task, model, provider, mapping, options));
    } catch (error) {
        if (error instanceof InputError) return undefined;
        throw error;
    }
}

/** The request of a call as text, for comparison. */
export const serializedRequest = (call: Call): string => JSON.stringify(wireToJson(buildRequest(call)));

/** Whether a provider represents, for a task, all providers that have their own key. */
export const representsDirect = (provider: ProviderId, task: TaskId): boolean =>
    provider === providerIds.find((id) => hasOwnAddress(id) && providerHelper(id, task) !== undefined);
