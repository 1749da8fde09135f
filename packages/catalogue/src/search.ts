/** Finding models by what somebody types: pure, over whatever models are at hand, so that a page can do it as well. */
export { idOf } from "./id-of.ts";
export {
    type CatalogueModel,
    defaultProviderOf,
    type ModelMapping,
    mappingAt,
    type ProviderId,
    providersOf,
    type Terms,
} from "./model.ts";
export { type Catalogue, readCatalogue } from "./read-catalogue.ts";
export type { CatalogueData } from "./schema.ts";
export { type SearchFilter, search } from "./search-models.ts";
