/** What every kind of model shares: its identity, and the target and options of its calls. */
import type { Options, Target } from "@callsheet/inference";
import { type CallHeaders, fetchWithHeaders } from "./call-headers.ts";
import type { CallsheetSettings } from "./settings.ts";

/** What the AI SDK passes to every call. */
type OfCall = { readonly abortSignal?: AbortSignal | undefined; readonly headers?: CallHeaders };

export type ModelContext = {
    /** The fields that the AI SDK reads of every model. */
    readonly identity: {
        readonly specificationVersion: "v4";
        /** `callsheet.` and the inference provider, such as `callsheet.groq`. */
        readonly provider: string;
        readonly modelId: string;
    };
    /** The target of a call. Read for each call, because programs often load the token after their imports. */
    readonly target: () => Target;
    /** The options of a call, from its signal and headers. */
    readonly options: (call: OfCall) => Options;
};

export function contextOf(modelId: string, settings: CallsheetSettings): ModelContext {
    const { accessToken, provider = "auto", endpointUrl, ...options } = settings;
    const isOwnServer = endpointUrl !== undefined;
    return {
        identity: {
            specificationVersion: "v4",
            provider: isOwnServer ? "callsheet" : `callsheet.${provider}`,
            modelId,
        },
        target: () => ({
            model: modelId,
            // A server of one's own gets the given token only, never the Hub's.
            accessToken: accessToken ?? (isOwnServer ? undefined : hubToken()),
            ...(isOwnServer ? { endpointUrl } : { provider }),
        }),
        options: ({ abortSignal, headers }) => ({
            ...options,
            signal: abortSignal,
            tries: 1,
            fetch: fetchWithHeaders(headers, options.fetch),
        }),
    };
}

/** The Hub's token in the environment; undefined in a browser. */
const hubToken = (): string | undefined =>
    typeof process === "undefined" ? undefined : process.env["HF_TOKEN"] || undefined;
