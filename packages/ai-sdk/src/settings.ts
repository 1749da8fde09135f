import type { Options, ProviderId } from "@callsheet/inference";

/** The settings of all models of a provider. */
export type CallsheetSettings = {
    /** A Hub token (`hf_…`), or the inference provider's own key. Default: the environment variable `HF_TOKEN`. */
    readonly accessToken?: string | undefined;
    /** The inference provider that serves the models. Default: `auto`, the first in your settings at the Hub. */
    readonly provider?: ProviderId | undefined;
    /** The URL of a server of your own, called in place of an inference provider. */
    readonly endpointUrl?: string | undefined;
    /** The organisation that pays for the calls, by its Hub name. */
    readonly billTo?: string | undefined;
    /** Used in place of the global fetch. */
    readonly fetch?: typeof globalThis.fetch | undefined;
    /** The timeouts of a call and of its parts. */
    readonly timeouts?: Options["timeouts"];
    /** Where a model is served, if known. Default: looked up at the Hub. */
    readonly mapping?: Options["mapping"];
};

/** The settings of one model, which replace those of the provider. */
export type CallsheetModel = Pick<CallsheetSettings, "provider" | "mapping">;
