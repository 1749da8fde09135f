/** Search for models by typed text: pure functions over any models, without the data, so that pages can use them. */
export {
    offers,
    type ProviderNeeds,
    type ProviderOrder,
    providerOrders,
    sortProviders,
} from "./compare-providers.ts";
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
export { didYouMean, misspeltName, nearestNames, noSuchName } from "./nearest-names.ts";
export { type Catalogue, type CatalogueData, readCatalogue } from "./read-catalogue.ts";
export { idOf, nearModels, type SearchFilter, search } from "./search-models.ts";
