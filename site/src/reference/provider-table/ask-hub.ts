/** Asks the Hub who serves a model, or the models for a task. Loads when the reader asks. */

import { createHub } from "@callsheet/catalogue/hub";
import type { CatalogueModel } from "@callsheet/catalogue/search";
import { AbortedError, InferenceError } from "@callsheet/inference/hub";
import type { TaskId } from "@callsheet/inference/tasks";

/** A model, or all models for a task. */
export type PanelOf = { readonly model: string } | { readonly task: TaskId };

/** The models of a task to ask for: the most popular. */
const limit = 50;

/** @returns the models; or why there are none, as the name of a string. Empty after an abortion */
export async function askHub(
    of: PanelOf,
    signal: AbortSignal,
): Promise<readonly CatalogueModel[] | "lacks" | "unreachable"> {
    const hub = createHub();
    try {
        return "model" in of
            ? [await hub.modelOf(of.model, { signal })]
            : await hub.find("", { task: of.task, limit, sort: "downloads" }, { signal });
    } catch (error) {
        if (error instanceof AbortedError) return [];
        if (!(error instanceof InferenceError)) throw error;
        return error.status !== undefined && [200, 401, 404].includes(error.status) ? "lacks" : "unreachable";
    }
}
