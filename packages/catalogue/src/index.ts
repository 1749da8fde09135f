/** The public face of the catalogue. */
export { catalogue, find, lookUp, modelOf } from "./catalogue.ts";
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
export { type SearchFilter, search } from "./search-models.ts";
