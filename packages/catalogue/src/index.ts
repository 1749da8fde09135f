/** The public API of the catalogue. */
export { catalogue, find, lookUp, modelOf } from "./catalogue.ts";
export { dimensionsOf } from "./embedding-dimensions.ts";
export { type HubTags, tagsOf } from "./hub-tags.ts";
export * from "./search.ts";
