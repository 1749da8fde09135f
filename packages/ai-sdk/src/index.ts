/** The public API of the provider for the Vercel AI SDK. */

export type { CallsheetModel, CallsheetSettings } from "./model-context.ts";
export { type CallsheetProvider, callsheet, createCallsheet } from "./provider.ts";
