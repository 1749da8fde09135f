/** Every snippet that can be written, as data: what proofs, benches and other people's tools read. */
import { exampleOf, type ProviderId, providerHelper, providerIds } from "@callsheet/inference/providers";
import { taskIds, tasks } from "@callsheet/inference/tasks";
import { taskOf } from "./call-of-model.ts";
import { entriesOfRow, type MatrixEntry, type MatrixFilter } from "./matrix-entry.ts";
import { rowsOf } from "./matrix-rows.ts";
import type { Model } from "./snippet.ts";

/**
 * Every snippet that can be written, provider by provider and task by task, one at a time.
 *
 * @param filter which part; default all
 * @returns the entries, each written when it is asked for
 * @example
 * import { matrix } from "@callsheet/snippets";
 *
 * for (const { id, content } of matrix({ provider: "nscale", client: "curl" })) console.log(id, content);
 */
export function* matrix(filter: MatrixFilter = {}): Generator<MatrixEntry, void, undefined> {
    for (const provider of providerIds) {
        if (filter.provider !== undefined && filter.provider !== provider) continue;
        for (const model of exampleModels(provider)) {
            const task = taskOf(model);
            if (task === undefined || !providerHelper(provider, task)) continue;
            if (filter.task !== undefined && filter.task !== task) continue;
            for (const row of rowsOf(provider, task, model)) yield* entriesOfRow(provider, task, row, filter.client);
        }
    }
}

/** A model for every task; chat also with one that sees. */
function exampleModels(provider: ProviderId): Model[] {
    const { conversational } = tasks;
    const chat = { tags: ["conversational"], library_name: "transformers" };
    const talks = exampleOf(provider, "conversational").model;
    const sees = talks === conversational.exampleModel ? "Qwen/Qwen2.5-VL-7B-Instruct" : talks;
    return [
        { id: talks, pipeline_tag: "text-generation", ...chat },
        { id: sees, pipeline_tag: "image-text-to-text", ...chat },
        ...taskIds
            .filter((task) => task !== "conversational")
            .map((task) => ({ id: exampleOf(provider, task).model, pipeline_tag: task, tags: [] })),
    ];
}
