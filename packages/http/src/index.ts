/** The public API of the HTTP service. */
export { type Api, type ApiOptions, createApi } from "./api.ts";
