import { type Call, type ProviderHelper, providerHelper, type TaskId, type WireRequest } from "@callsheet/inference";
import type { Ending } from "../variants.ts";

/**
 * Whether one request is the whole call: its answer is the result, not a job to wait for, nor JSON that holds the file
 * or says where it is. Programs for those are still to be written for the clients of plain HTTP.
 */
export function isOneRequest({ provider, task }: Call, wire: WireRequest, ending: Ending): boolean {
    const helper: ProviderHelper<TaskId> | undefined = providerHelper(provider, task);
    if (helper === undefined || helper.queue !== undefined || wire.body?.format === "multipart") return false;
    return ending !== "save" || helper.response === undefined || helper.answersWithFile === true;
}
