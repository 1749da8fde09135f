/** Parts of a provider's request: the model in its path, and a JSON body with parameters under the provider's own names. */

import type { Adapter } from "../call/call.ts";
import { InputError } from "../errors/errors.ts";
import type { WireBody, WireJson } from "../wire/wire.ts";
import { hubUrl } from "./hub.ts";
import type { ProviderRequest } from "./provider.ts";

export type Parameters = Readonly<Record<string, unknown>>;

/** A JSON body. Parameters are JSON, because their task's schema has parsed them. */
export const jsonBody = (value: Parameters): WireBody => ({ format: "json", value: value as WireJson });

/** A request whose body is JSON. Keys whose value is undefined are not sent. */
export const jsonRequest = (path: string, value: Parameters): ProviderRequest => ({ path, body: jsonBody(value) });

/** Renames parameters to the provider's names: `{ ourName: itsName }`. */
export function renamed(parameters: Parameters, names: Readonly<Record<string, string>>): Parameters {
    return Object.fromEntries(
        Object.entries(parameters).map(([name, value]) => [
            Object.hasOwn(names, name) ? (names[name] ?? name) : name,
            value,
        ]),
    );
}

/** Width and height as one `size`, "1024x768", if both are given. */
export function withSize({ width, height, ...parameters }: Parameters): Parameters {
    return width === undefined || height === undefined
        ? { ...parameters, width, height }
        : { ...parameters, size: `${width}x${height}` };
}

/** The URL of a LoRA adapter's weights on the Hub; undefined for a model that is not an adapter. */
export const adapterWeightsUrl = (adapter: Adapter | undefined): string | undefined =>
    adapter?.weightsPath === undefined
        ? undefined
        : `${hubUrl}/${adapter.hubModelId}/resolve/main/${adapter.weightsPath}`;

/** Whether a segment would lead out of a path, or cannot be encoded. */
export const isUnsafeSegment = (segment: string): boolean =>
    ["", ".", ".."].includes(segment) || !segment.isWellFormed();

/**
 * A model id as part of a URL's path: each segment percent-encoded, so that no id can reach another path.
 * @throws InputError for an id with an empty, `.` or `..` segment, or one that is not well-formed Unicode
 */
export function modelPath(model: string): string {
    const segments = model.split("/");
    if (segments.some(isUnsafeSegment)) {
        throw new InputError(
            `"${model}" is not a model id. Expected the form owner/name, such as openai/whisper-large-v3.`,
            { model },
        );
    }
    return segments
        .map((segment) => encodeURIComponent(segment).replaceAll("%3A", ":").replaceAll("%40", "@"))
        .join("/");
}
