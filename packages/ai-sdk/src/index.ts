/** The public API of the provider for the Vercel AI SDK. */
export { type CallsheetProvider, callsheet, createCallsheet } from "./provider.ts";
export type { CallsheetModel, CallsheetSettings } from "./settings.ts";
