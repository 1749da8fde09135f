import { type CatalogueModel, nearestNames, nearModels } from "@callsheet/catalogue/search";
import { UsageError } from "./errors.ts";

/**
 * Checks that a name is valid.
 * @param what the kind of name, for the message, such as "provider"
 * @throws UsageError that suggests the nearest valid names, and lists all of them if there are few
 */
export function oneOf<Name extends string>(what: string, given: string, right: readonly Name[]): Name {
    const found = right.find((name) => name === given);
    if (found !== undefined) return found;
    const near = nearestNames(given, right);
    const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
    const all = near.length === 0 || right.length < 10 ? ` One of: ${right.join(", ")}.` : "";
    throw new UsageError(`There is no ${what} "${given}".${hint}${all}`);
}

/** "Did you mean …?", with the models whose id, or name without the owner, is similar to a text; empty for none. */
export function nearModelsHint(text: string, models: readonly CatalogueModel[]): string {
    const near = nearModels(models, text);
    return near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
}
