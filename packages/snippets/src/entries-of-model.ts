/** The snippets of any model, as data: `callsheet matrix --models` writes them for each line. */
import {
    defaultProvider,
    hasOwnModelIds,
    isForTask,
    type ProviderId,
    providerHelper,
    providerIds,
} from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { taskOf } from "./call-of-model.ts";
import { entriesOfRow, type MatrixEntry, type MatrixFilter } from "./matrix-entry.ts";
import { type ModelRow, type NamedMapping, readModelRow } from "./model-row.ts";

/**
 * The snippets of a model at each provider that serves it, as matrix entries.
 *
 * @param description `{ id, pipeline_tag, tags?, library_name?, mapping?, provider?, options? }`, not yet validated, such as
 * a parsed line of JSON Lines: the model as the Hub describes it; the Hub's mapping of it (the list, the older record
 * by provider, or one entry; also accepted as `inferenceProviderMapping`); the provider to use, default each that the
 * mapping lists as live, else the filter's, else `hf-inference`; and the options of a snippet
 * @param filter which entries; default all
 * @returns the entries, with ids that end in the model's; empty if the model's task has no snippets, or no provider
 * serves it
 * @throws InputError naming the field that cannot be read, or does not fit the task
 * @example
 * import { entriesOfModel } from "@callsheet/snippets";
 *
 * const model = { id: "ProsusAI/finbert", pipeline_tag: "text-classification" };
 * for (const { id, content } of entriesOfModel(model, { client: "curl" })) console.log(id, content);
 */
export function entriesOfModel(description: unknown, filter: MatrixFilter = {}): MatrixEntry[] {
    const row = readModelRow(description);
    const task = taskOf(row.model);
    if (task === undefined || (filter.task !== undefined && filter.task !== task)) return [];
    return servingsOf(row, task, filter)
        .filter(({ provider }) => filter.provider === undefined || filter.provider === provider)
        .filter(({ provider }) => providerHelper(provider, task) !== undefined)
        .flatMap(({ provider, mapping }) => {
            const { model, options } = row;
            return [...entriesOfRow(provider, task, { name: model.id, model, mapping, options }, filter.client)];
        });
}

/** A provider to write a model's snippets for, with its entry of the mapping. */
type Serving = { readonly provider: ProviderId; readonly mapping: NamedMapping | undefined };

function servingsOf({ provider, mappings }: ModelRow, task: TaskId, filter: MatrixFilter): readonly Serving[] {
    const providerByRow = provider ?? filter.provider ?? defaultProvider;
    if (mappings === undefined) return [{ provider: providerByRow, mapping: undefined }];
    const serving = mappings.filter((entry) => entry.task === undefined || isForTask({ task: entry.task }, task));
    const nameless = mappings.some((entry) => entry.provider === undefined);
    if (nameless) return serving.map((mapping) => ({ provider: providerByRow, mapping }));
    if (provider !== undefined) return servingAt(provider, serving);
    const live = serving.filter(({ status = "live" }) => status === "live");
    // The router is not in the mapping: it serves every model that some provider serves.
    if (filter.provider === "auto") return live.length > 0 ? [{ provider: "auto", mapping: undefined }] : [];
    return providerIds.flatMap((id) => servingAt(id, live, false));
}

/** A provider's entry, if it has one. If requested, a provider that takes the Hub's ids works without an entry. */
function servingAt(provider: ProviderId, serving: readonly NamedMapping[], isRequested = true): readonly Serving[] {
    const mapping = serving.find((entry) => entry.provider === provider);
    return mapping !== undefined || (isRequested && !hasOwnModelIds(provider)) ? [{ provider, mapping }] : [];
}
