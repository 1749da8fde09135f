/** Every snippet that can be written, as data: what proofs, benches and other people's tools read. */
import { type ProviderId, providerHelper, providerIds } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import { taskOf } from "./call-of-model.ts";
import { adapterRows } from "./matrix-adapter-rows.ts";
import { entriesOfRow, type MatrixEntry, type MatrixFilter } from "./matrix-entry.ts";
import { exampleModels, newestModels, type ServedModel } from "./matrix-models.ts";
import { parameterRows } from "./matrix-parameter-rows.ts";
import type { Row } from "./matrix-row.ts";
import { rowsOf } from "./matrix-rows.ts";

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
        const tasks = Map.groupBy(exampleModels(provider), ({ model }) => taskOf(model));
        for (const [task, examples] of tasks) {
            if (task === undefined || !providerHelper(provider, task)) continue;
            if (filter.task !== undefined && filter.task !== task) continue;
            for (const row of rows(provider, task, examples)) yield* entriesOfRow(provider, task, row, filter.client);
        }
    }
}

/** The rows of a task at a provider: all of them of the first example, of a chat that sees those with other options. */
function rows(provider: ProviderId, task: TaskId, examples: readonly ServedModel[]): readonly Row[] {
    const [first] = examples;
    return [
        ...examples.flatMap((served) => rowsOf(provider, task, served)),
        ...(first ? [...adapterRows(provider, task), ...parameterRows(provider, task, first)] : []),
        ...newestRows(provider, task, examples),
    ];
}

/**
 * Rows of what the catalogue lists on its newest day, and no example is: each under its model's name. A chat goes through
 * the router, which takes the Hub's id, and to the provider, which takes its own.
 */
function newestRows(provider: ProviderId, task: TaskId, examples: readonly ServedModel[]): readonly Row[] {
    return newestModels(provider, task)
        .filter(({ model }) => !examples.some((example) => example.model.id === model.id))
        .flatMap((served) => {
            const name = served.model.id.slice(served.model.id.indexOf("/") + 1);
            const routed = { name, ...served, options: {} };
            const direct = { name: `${name}-direct`, ...served, options: { directRequest: true } };
            return task === "conversational" ? [routed, direct] : [routed];
        });
}
