import { type CatalogueModel, nearModels } from "@callsheet/catalogue/search";

/** "Did you mean …?", with the models whose id, or name without the owner, is similar to a text; empty for none. */
export function nearModelsHint(text: string, models: readonly CatalogueModel[]): string {
    const near = nearModels(models, text);
    return near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
}
