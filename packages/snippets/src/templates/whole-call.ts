import {
    type Call,
    type Provider,
    type ProviderHelper,
    providerHelper,
    providers,
    type TaskId,
} from "@callsheet/inference";
import type { Ending } from "../variants.ts";
import type { View } from "./template.ts";

/**
 * Whether the wire request, written out, is a program that works.
 *
 * It must hold the provider's own id of the model, which only the Hub's mapping knows; and it must be the whole call:
 * its answer is the result, not a job to wait for, nor JSON that holds the file or says where it is. Programs for
 * those are still to be written.
 */
export const isWholeCall = ({ call }: View, ending: Ending): boolean => knowsModel(call) && isOneRequest(call, ending);

function knowsModel({ provider, providerModelId, endpointUrl }: Call): boolean {
    const { takesModelAsGiven }: Provider = providers[provider];
    return (
        provider === "auto" || takesModelAsGiven === true || endpointUrl !== undefined || providerModelId !== undefined
    );
}

function isOneRequest({ provider, task }: Call, ending: Ending): boolean {
    const helper: ProviderHelper<TaskId> | undefined = providerHelper(provider, task);
    if (helper === undefined || helper.queue !== undefined) return false;
    return ending !== "save" || helper.response === undefined || helper.answersWithFile === true;
}
