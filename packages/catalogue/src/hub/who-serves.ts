/** Finds a model and the providers that serve it, in the catalogue or at the Hub. */
import { AbortedError, InferenceError } from "@callsheet/inference/hub";
import type { CatalogueModel } from "../model.ts";
import type { Catalogue } from "../read-catalogue.ts";
import { findModel } from "../search-models.ts";
import type { Hub, QuestionOptions } from "./hub.ts";

/** The sources of models, and their order. */
export type Sources = QuestionOptions & {
    /** The catalogue to look in. */
    readonly catalogue: Catalogue;
    /** The Hub. Default: none, so that only the catalogue is used. */
    readonly hub?: Hub | undefined;
    /** Which source is asked first; the other is the fallback. Default: the catalogue. */
    readonly first?: "catalogue" | "hub" | undefined;
};

/** A model, and the source that it comes from. */
export type Served = {
    /** The model; undefined if neither source has it. */
    readonly model: CatalogueModel | undefined;
    /** The source of the answer; if neither has the model, the one that decided so. */
    readonly from: "catalogue" | "hub";
    /** Why the Hub did not return the model, for a person; undefined if it did, or was not asked. */
    readonly reason?: InferenceError | undefined;
    /** Whether the Hub responded without the model: it shows none of that name, or none that can be called. */
    readonly isDenied?: boolean | undefined;
};

/**
 * Finds a model, its task and the providers that serve it: in the catalogue or, if that lacks the model, at the Hub. If
 * the Hub cannot be reached, that is not an error: the answer is then the catalogue's, with the reason.
 *
 * @param id the model's id on the Hub, or the address of its page there
 * @param sources the catalogue, the Hub, which of them is asked first (default: the catalogue), and a signal
 * @returns `{ model, from, reason?, isDenied? }`
 * @throws AbortedError when the signal ended the question
 * @example
 * import { catalogue } from "@callsheet/catalogue";
 * import { createHub, whoServes } from "@callsheet/catalogue/hub";
 *
 * const { model, from } = await whoServes("openai/whisper-large-v3", { catalogue, hub: createHub() });
 */
export async function whoServes(id: string, { catalogue, hub, first, signal }: Sources): Promise<Served> {
    const ofCatalogue = findModel(catalogue.models, id);
    if (hub === undefined || (ofCatalogue !== undefined && first !== "hub"))
        return { model: ofCatalogue, from: "catalogue" };
    try {
        return { model: await hub.modelOf(id, { signal }), from: "hub" };
    } catch (reason) {
        if (!(reason instanceof InferenceError) || reason instanceof AbortedError) throw reason;
        const isDenied = reason.status !== undefined && [200, 401, 404].includes(reason.status);
        return {
            model: ofCatalogue,
            from: isDenied && ofCatalogue === undefined ? "hub" : "catalogue",
            reason,
            isDenied,
        };
    }
}
