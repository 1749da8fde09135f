import { parse } from "valibot";
import { tagsOf } from "./hub-tags.ts";
import type { CatalogueModel } from "./model.ts";
import { type CatalogueData, catalogueSchema } from "./schema.ts";

/** Models, and when somebody last looked which there are. */
export type Catalogue = {
    /** The day on which the newest of it was read: `2026-08-21`. */
    readonly asOf: string;
    /** In the order of their names. */
    readonly models: readonly CatalogueModel[];
};

/**
 * Reads the catalogue from the form in which it is stored and sent: `@callsheet/catalogue/catalogue.json`.
 *
 * @param data parsed JSON
 * @returns `{ asOf, models }`, with what the stored form leaves out
 * @throws ValiError naming the field that does not fit
 * @example
 * import { readCatalogue } from "@callsheet/catalogue";
 *
 * const mappings = [{ provider: "fal-ai", providerId: "fal-ai/flux/dev", lastListed: "2026-08-21" }];
 * const model = { id: "black-forest-labs/FLUX.1-dev", task: "text-to-image", mappings };
 * const { models } = readCatalogue({ asOf: "2026-08-21", models: [model] });
 */
export const readCatalogue = (data: unknown): Catalogue => completed(parse(catalogueSchema, data));

/** The catalogue with what the stored form leaves out. */
export const completed = ({ asOf, models }: CatalogueData): Catalogue => ({ asOf, models: models.map(readModel) });

const readModel = ({ id, task, readsImages = false, mappings }: CatalogueData["models"][number]): CatalogueModel => ({
    id,
    task,
    ...tagsOf(task, readsImages),
    readsImages,
    mappings: mappings.map((mapping) => ({ ...mapping, task: mapping.task ?? task, hfModelId: id })),
});
