import type { CatalogueModel, ModelMapping } from "@callsheet/catalogue";
import type { ProviderId, TaskId } from "@callsheet/inference";
import type { Model } from "@callsheet/snippets";

/** Whom a call of a model asks, and what for. */
export type ResolvedModel = {
    readonly model: Model;
    readonly task: TaskId;
    readonly provider: ProviderId;
    /** The provider's entry of the model's mapping, above all its own id; undefined where none is known. */
    readonly mapping: (Partial<ModelMapping> & Pick<ModelMapping, "providerId">) | undefined;
    /** The model as the catalogue or the Hub has it; undefined where neither does, or neither was asked. */
    readonly known: CatalogueModel | undefined;
};
