/** Writing a provider's request: JSON bodies, and parameters under the provider's own names. */

import type { Adapter } from "../call/call.ts";
import type { WireBody, WireJson } from "../wire/wire.ts";
import { hubUrl } from "./hub.ts";
import type { ProviderRequest } from "./provider.ts";

export type Parameters = Readonly<Record<string, unknown>>;

/** Parameters hold JSON: they have been read by their task's schema. */
export const jsonBody = (value: Parameters): WireBody => ({ format: "json", value: value as WireJson });

/** A request whose body is JSON. Keys whose value is undefined are not sent. */
export const jsonRequest = (path: string, value: Parameters): ProviderRequest => ({ path, body: jsonBody(value) });

/** Parameters under the names that the provider has for them: `{ theirName: itsName }`. */
export function renamed(parameters: Parameters, names: Readonly<Record<string, string>>): Parameters {
    return Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [
            Object.hasOwn(names, name) ? (names[name] ?? name) : name,
            value,
        ]),
    );
}

/** Width and height as one `size`, "1024x768", where both are given. */
export function withSize({ width, height, ...parameters }: Parameters): Parameters {
    return width === undefined || height === undefined
        ? { ...parameters, width, height }
        : { ...parameters, size: `${width}x${height}` };
}

/** Where the weights of a LoRA adapter lie on the Hub; undefined for a model that is none. */
export const adapterWeightsUrl = (adapter: Adapter | undefined): string | undefined =>
    adapter?.weightsPath === undefined
        ? undefined
        : `${hubUrl}/${adapter.hubModelId}/resolve/main/${adapter.weightsPath}`;
