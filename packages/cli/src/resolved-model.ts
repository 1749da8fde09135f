import type { CatalogueModel, ModelMapping } from "@callsheet/catalogue";
import type { ProviderId, TaskId } from "@callsheet/inference";
import type { Model } from "@callsheet/snippets";

/** A model, with the task and the provider of its call. */
export type ResolvedModel = {
    readonly model: Model;
    readonly task: TaskId;
    readonly provider: ProviderId;
    /** The provider's entry of the model's mapping, above all its own id of the model; undefined if it is not known. */
    readonly mapping: (Partial<ModelMapping> & Pick<ModelMapping, "providerId">) | undefined;
    /** The model in the catalogue or on the Hub; undefined if neither has it, or neither was asked. */
    readonly known: CatalogueModel | undefined;
};
