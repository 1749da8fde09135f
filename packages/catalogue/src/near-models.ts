import type { CatalogueModel } from "./model.ts";
import { nearestNames } from "./nearest-names.ts";
import { search } from "./search-models.ts";

/**
 * The models that a misspelt id may stand for.
 *
 * @param models the models to choose from
 * @param text the id as it was typed; without an owner, it is compared with the models' names
 * @returns the ids of the models whose id or name is similar, the most similar first; empty if there are none. Models
 * for adults are left out
 * @example
 * import { catalogue, nearModels } from "@callsheet/catalogue";
 *
 * console.log(nearModels(catalogue.models, "openai/wisper-large-v3"));
 */
export function nearModels(models: readonly CatalogueModel[], text: string): string[] {
    const ids = search(models, "").map(({ id }) => id);
    const nameOf = (id: string) => (text.includes("/") ? id : id.slice(id.indexOf("/") + 1));
    const names = nearestNames(text, ids.map(nameOf));
    return [...new Set(names)].flatMap((name) => ids.filter((id) => nameOf(id) === name));
}
