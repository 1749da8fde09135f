import { type CatalogueModel, nearestNames, nearModels } from "@callsheet/catalogue/search";
import { UsageError } from "./errors.ts";

/**
 * Checks that a name is valid.
 * @param what the kind of name, for the message, such as "provider"
 * @throws UsageError that suggests the nearest valid names, and lists all of them if there are few
 */
export function oneOf<Name extends string>(what: string, name: string, names: readonly Name[]): Name {
    const valid = names.find((one) => one === name);
    if (valid !== undefined) return valid;
    const near = nearestNames(name, names);
    const hint = near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
    const all = near.length === 0 || names.length < 10 ? ` One of: ${names.join(", ")}.` : "";
    throw new UsageError(`There is no ${what} "${name}".${hint}${all}`);
}

/** "Did you mean …?", with the models whose id, or name without the owner, is similar to a text; empty for none. */
export function nearModelsHint(text: string, models: readonly CatalogueModel[]): string {
    const near = nearModels(models, text);
    return near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
}
