/** What a model does and who serves it, from the catalogue, or from the Hub. */
import { AbortedError, InferenceError } from "@callsheet/inference/hub";
import type { CatalogueModel } from "../model.ts";
import { modelIn } from "../model-in.ts";
import type { Catalogue } from "../read-catalogue.ts";
import type { Hub, QuestionOptions } from "./hub.ts";

/** Who is asked about a model. */
export type Sources = QuestionOptions & {
    /** The models that are known already. */
    readonly catalogue: Catalogue;
    /** The Hub. Default: it is not asked. */
    readonly hub?: Hub | undefined;
    /** Who is asked first; the other one is asked where that has no answer. Default: the catalogue. */
    readonly first?: "catalogue" | "hub" | undefined;
};

/** A model, and from where it is known. */
export type Served = {
    /** The model; undefined where neither has it. */
    readonly model: CatalogueModel | undefined;
    /** Whose answer it is; where neither has the model, whose last word that is. */
    readonly from: "catalogue" | "hub";
    /** Why the Hub did not tell, in words for a person; undefined where it did, or was not asked. */
    readonly reason?: InferenceError | undefined;
    /** Whether the Hub answered, though not with the model: it shows none of that name, or none that can be called. */
    readonly isDenied?: boolean | undefined;
};

/**
 * What a model does and who serves it: from the catalogue, and where that lacks the model, from the Hub. That the Hub
 * cannot be reached is no error: the answer is then the catalogue's, with the reason.
 *
 * @param id the model's id on the Hub, or the address of its page there
 * @param sources the catalogue, the Hub, which of them is asked first, and a signal; default the catalogue
 * @returns `{ model, from, reason?, isDenied? }`
 * @throws AbortedError when the signal ended the question
 * @example
 * import { catalogue } from "@callsheet/catalogue";
 * import { createHub, whoServes } from "@callsheet/catalogue/hub";
 *
 * const { model, from } = await whoServes("openai/whisper-large-v3", { catalogue, hub: createHub() });
 */
export async function whoServes(id: string, { catalogue, hub, first, signal }: Sources): Promise<Served> {
    const known = modelIn(catalogue.models, id);
    if (hub === undefined || (known !== undefined && first !== "hub")) return { model: known, from: "catalogue" };
    try {
        return { model: await hub.modelOf(id, { signal }), from: "hub" };
    } catch (reason) {
        if (!(reason instanceof InferenceError) || reason instanceof AbortedError) throw reason;
        const isDenied = reason.status !== undefined && [200, 401, 404].includes(reason.status);
        return { model: known, from: isDenied && known === undefined ? "hub" : "catalogue", reason, isDenied };
    }
}
