import { idOf } from "./id-of.ts";
import type { CatalogueModel } from "./model.ts";

/** One of some models, by its id or the address of its page; undefined where it is none of them. */
export function modelIn(models: readonly CatalogueModel[], text: string): CatalogueModel | undefined {
    const wanted = idOf(text);
    return models.find(({ id }) => id === wanted);
}
