import type { CatalogueModel } from "@callsheet/catalogue";
import { search } from "@callsheet/catalogue/search";
import { nearest } from "./nearest.ts";

/** "Did you mean …?", with the models whose id, or name without the owner, is similar to a text; empty for none. */
export function nearModelsHint(text: string, models: readonly CatalogueModel[]): string {
    const ids = search(models, "").map(({ id }) => id);
    const nameOf = (id: string) => (text.includes("/") ? id : id.slice(id.indexOf("/") + 1));
    const names = nearest(text, ids.map(nameOf));
    const near = ids.filter((id) => names.includes(nameOf(id)));
    return near.length > 0 ? ` Did you mean ${near.join(" or ")}?` : "";
}
