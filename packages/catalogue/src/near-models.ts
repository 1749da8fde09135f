import leven from "leven";
import type { CatalogueModel } from "./model.ts";
import { search } from "./search-models.ts";

/**
 * The models that a misspelt id may stand for.
 *
 * @param models the models to choose from
 * @param text the id as it was typed; without an owner, it is compared with the models' names
 * @returns the ids of the models whose id or name is similar; empty if there are none. Explicit models are left out
 * @example
 * import { catalogue, nearModels } from "@callsheet/catalogue";
 *
 * console.log(nearModels(catalogue.models, "openai/wisper-large-v3"));
 */
export function nearModels(models: readonly CatalogueModel[], text: string): string[] {
    const ids = search(models, "").map(({ id }) => id);
    const nameOf = (id: string) => (text.includes("/") ? id : id.slice(id.indexOf("/") + 1));
    const names = nearestNames(text, ids.map(nameOf));
    return ids.filter((id) => names.includes(nameOf(id)));
}

/**
 * The names that a misspelt one may stand for.
 *
 * @param misspelt the name as it was typed, in any case
 * @param names the valid names
 * @returns the names that are similar to it, or begin with it: the most similar first, three at most
 * @example
 * import { nearestNames } from "@callsheet/catalogue";
 *
 * console.log(nearestNames("togehter", ["fal-ai", "groq", "together"])); // ["together"]
 */
export function nearestNames<Name extends string>(misspelt: string, names: readonly Name[]): Name[] {
    const typed = misspelt.toLowerCase();
    return names
        .map((name) => {
            const valid = name.toLowerCase();
            return { name, distance: leven(typed, valid), begins: typed !== "" && valid.startsWith(typed) };
        })
        .filter(({ name, distance, begins }) => begins || distance <= Math.max(2, name.length / 3))
        .sort((a, b) => Number(b.begins) - Number(a.begins) || a.distance - b.distance)
        .slice(0, 3)
        .map(({ name }) => name);
}
