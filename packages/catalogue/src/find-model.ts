import { idOf } from "./id-of.ts";
import type { CatalogueModel } from "./model.ts";

/** Finds a model by its id or by the address of its page; undefined if it is not among the models. */
export function findModel(models: readonly CatalogueModel[], text: string): CatalogueModel | undefined {
    const wanted = idOf(text);
    return models.find(({ id }) => id === wanted);
}
