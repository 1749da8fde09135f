/** The arguments of OpenAI's clients, in both languages. */
import type { Call } from "@callsheet/inference/providers";
import type { Value } from "../code/index.ts";
import { bodyOf } from "./body.ts";
import { headerTexts, type View } from "./template.ts";

/** The URL to which the client appends `/chat/completions` or `/responses`, including its query. */
export const baseUrl = ({ wire }: View): string => wire.url.replace(/\/(chat\/completions|responses)(?=$|\?)/, "");

/**
 * The address of an endpoint for the Hub's libraries, which know `/v1` and whole addresses only: as it was given if they
 * make the same of it, and else whole; undefined for a call to a provider.
 */
export function hubEndpointUrl({ call: { endpointUrl }, wire }: View): string | undefined {
    const [, operation] = /(\/(?:chat\/)?completions)(?:\?|$)/.exec(wire.url) ?? [];
    if (endpointUrl === undefined || operation === undefined) return endpointUrl;
    const [address = "", ...query] = endpointUrl.split("?");
    const base = address.replace(/\/+$/, "");
    const isWhole = base.endsWith(operation);
    const path = isWhole ? "" : base.endsWith("/v1") ? operation : `/v1${operation}`;
    return [base + path, ...query].join("?") === wire.url ? endpointUrl : wire.url;
}

/** The headers that the client does not send by itself, for billing or for the provider; undefined for none. */
export function extraHeaders({ wire }: View): Readonly<Record<string, Value>> | undefined {
    const further = headerTexts(wire.headers, ["Authorization", "Content-Type"]);
    return Object.keys(further).length > 0 ? further : undefined;
}

/** Whether the wire request goes to a chat endpoint. Its events have a `delta`; those of a completion have a `text`. */
export const isChat = ({ wire }: View): boolean => new URL(wire.url).pathname.endsWith("/chat/completions");

/** The arguments of the call: the fields of the wire request's body. */
export function completionArguments({ wire }: View): Readonly<Record<string, Value>> {
    const body = bodyOf(wire);
    if (body && "json" in body && isRecord(body.json)) return body.json;
    throw new TypeError("A chat's wire request is a JSON object.");
}

/** A chat with its parameters under the names that its request has: OpenAI takes `max_completion_tokens`. */
export function withSentNames(view: View): Call {
    const { call } = view;
    if (call.task !== "conversational" || call.api === "responses") return call;
    const { model: _1, messages: _2, stream: _3, ...parameters } = completionArguments(view);
    // They are those of the call, under other names.
    return { ...call, parameters } as Call;
}

const isRecord = (value: Value): value is Readonly<Record<string, Value>> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
