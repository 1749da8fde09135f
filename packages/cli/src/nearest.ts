import { type CatalogueModel, didYouMean, nearModels, noSuchName } from "@callsheet/catalogue/search";
import { UsageError } from "./errors.ts";

/**
 * Checks that a name is valid.
 * @param what the kind of name, for the message, such as "provider"
 * @throws UsageError that suggests the nearest valid names, and lists all of them if there are few
 */
export function oneOf<Name extends string>(what: string, name: string, names: readonly Name[]): Name {
    const valid = names.find((one) => one === name);
    if (valid === undefined) throw new UsageError(noSuchName(what, name, names));
    return valid;
}

/** "Did you mean …?", with the models whose id, or name without the owner, is similar to a text; empty for none. */
export const nearModelsHint = (text: string, models: readonly CatalogueModel[]): string =>
    didYouMean(nearModels(models, text));
