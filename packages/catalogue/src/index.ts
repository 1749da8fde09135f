/** The public API of the catalogue. */
export { catalogue, find, lookUp, modelOf } from "./catalogue.ts";
export * from "./search.ts";
