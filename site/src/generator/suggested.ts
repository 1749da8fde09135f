import { type CatalogueModel, search } from "@callsheet/catalogue/search";

/** Models made to draw what minors should not see, by their own names. */
const isExplicit = ({ id, task }: CatalogueModel): boolean => explicit.test(id) && !task.endsWith("classification");
const explicit = /nsfw|uncensored/i;

/** The models that a page for learners suggests for a text, the best first: explicit ones only to whoever asks for them. */
export const suggested = (models: readonly CatalogueModel[], text: string): CatalogueModel[] =>
    search(models, text).filter((model) => explicit.test(text) || !isExplicit(model));
