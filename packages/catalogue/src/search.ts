/** Search for models by typed text: pure functions over any models, without the data, so that pages can use them. */
export {
    offers,
    type ProviderNeeds,
    type ProviderOrder,
    providerOrders,
    sortProviders,
} from "./compare-providers.ts";
export { idOf } from "./find-model.ts";
export {
    type CatalogueModel,
    defaultProviderOf,
    isStale,
    type ModelMapping,
    mappingAt,
    type ProviderId,
    providersOf,
    type Terms,
} from "./model.ts";
export { nearModels } from "./near-models.ts";
export { didYouMean, misspeltName, nearestNames, noSuchName } from "./nearest-names.ts";
export { type Catalogue, readCatalogue } from "./read-catalogue.ts";
export type { CatalogueData } from "./schema.ts";
export { type SearchFilter, search } from "./search-models.ts";
