/** The description of a service as data and pure functions: its hosts, its tokens, its routes, its error format. */
import type { Json } from "@callsheet/inference/wire";
import type { Job, Jobs, Uploads } from "../latest.ts";
import type { MediaKind } from "../media/media.ts";
import type { MediaSpec } from "../media/media-spec.ts";
import type { Models } from "../models/models.ts";
import type { ServiceId } from "../models/provider-tasks.ts";
import { fieldName, type Refusal } from "../refusal.ts";
import type { ServiceResponse } from "../responses/response.ts";
import type { ScriptedAnswer } from "../script/scripted-reply.ts";

/** A request as a service receives it. */
export type ServiceRequest = {
    /** The URL with the real host; for a routed call without the provider's path segment. */
    readonly url: URL;
    readonly headers: Headers;
    readonly bytes: Uint8Array<ArrayBuffer>;
    /** The parameters of the route's path. */
    readonly params: Readonly<Record<string, string>>;
    readonly routed: boolean;
    /** A seed from the request: the same request gets the same response. */
    readonly seed: string;
    /** A seed from parts of the request, for wording that must not depend on the rest. */
    readonly seedFrom: (...parts: readonly string[]) => string;
    /** Whose jobs and files a list shows: those of its host, and of its origin if it comes from a page. */
    readonly owner: string;
    readonly models: Models;
    readonly jobs: Jobs;
    /** The files that were uploaded. */
    readonly uploads: Uploads;
    /** The URL of a result file, which encodes the file's spec. */
    readonly file: (host: string, kind: MediaKind, spec: MediaSpec) => string;
    /** A URL of the service itself, for use in responses. */
    readonly link: (host: string, path: string) => string;
    /** Queues a job, with what the service keeps about it. A fault can decide how it ends, a script what it results in. */
    readonly submit: (result: Json, about?: Json) => Job;
    /**
     * What a model is to write here, if somebody has scripted it. A route whose response is a model's text asks for it
     * when it has checked the request. @param form whether the response can hold calls of functions, too
     */
    readonly scripted: (form: "chat" | "text") => ScriptedAnswer | undefined;
    /** Adds a hint about a request that is not refused. */
    readonly addHint: (hint: string) => void;
};

export type Route = {
    readonly method: "GET" | "POST" | "PUT" | "DELETE";
    /** `:name` matches one segment, `*name` one or more. */
    readonly path: string;
    /** The host, for services with several. */
    readonly host?: string;
    readonly respond: (request: ServiceRequest) => ServiceResponse;
};

const routeWith =
    (method: Route["method"]) =>
    (path: string, respond: Route["respond"], host?: string): Route => ({
        method,
        path,
        respond,
        ...(host && { host }),
    });

export const get = routeWith("GET");
export const post = routeWith("POST");
export const put = routeWith("PUT");
export const remove = routeWith("DELETE");

export type Service = {
    readonly id: ServiceId;
    /** Its hosts; routes without a host belong to the first. */
    readonly hosts: readonly [string, ...string[]];
    /** Those of its hosts that have the routes of the first, too. Default: none. */
    readonly aliases?: readonly string[];
    /** The scheme of its Authorization header. Default: `Bearer`, which the Hub's router requires in any case. */
    readonly scheme?: "Key";
    /** Another scheme that it takes. */
    readonly olderScheme?: "Token";
    /** Whether the Hub's router serves it. Default: true. */
    readonly routed?: false;
    /** Those of its hosts whose URLs are secret, and which need no token. */
    readonly publicHosts?: readonly string[];
    /** The hosts of its result files, which must never receive a token. A service may have routes there for uploads. */
    readonly fileHosts?: readonly string[];
    /** The token that it hands out for uploads to its file hosts. */
    readonly uploadToken?: string;
    /** Whether the service's own SDK sends its key along with the download of a file. Default: false. */
    readonly filesTakeKey?: true;
    /** Formats an error. */
    readonly refuse: ErrorForm;
    readonly routes: readonly Route[];
};

/** How a service formats an error. */
export type ErrorForm = (refusal: Refusal) => { readonly value: Json; readonly type?: string };

/** `{error: {message, type, param, code}}` */
export const openAiError: ErrorForm = ({ message, status, code, where }) => ({
    value: {
        error: {
            message,
            type: status === 401 ? "authentication_error" : status < 500 ? "invalid_request_error" : "server_error",
            param: fieldName(where) || null,
            code: code ?? null,
        },
    },
});

/** `{error: "text"}` */
export const textError: ErrorForm = ({ message }) => ({ value: { error: message } });

/** `{message: "text"}` */
export const messageError: ErrorForm = ({ message }) => ({ value: { message } });

/** `{detail: "text"}`; for a 422, a list with the path of the invalid field. */
export const detailError: ErrorForm = ({ message, status, where, code }) => ({
    value: {
        detail:
            status === 422
                ? [{ loc: where.length > 0 ? [...where] : ["body"], msg: message, type: code ?? "value_error" }]
                : message,
    },
});

/** `application/problem+json` */
export const problemError: ErrorForm = ({ message, status }) => ({
    value: { title: titles[status] ?? "Request refused", detail: message, status },
    type: "application/problem+json",
});

const titles: Readonly<Record<number, string>> = {
    401: "Unauthenticated",
    404: "Not found",
    422: "Input validation failed",
};

/** `{code, message}` with a numeric code. */
export const codeError: ErrorForm = ({ message, status }) => ({ value: { code: status, message } });

/** `{code, reason, message, metadata}` */
export const reasonError: ErrorForm = ({ message, status, code }) => ({
    value: { code: status, reason: (code ?? "INVALID_REQUEST").toUpperCase(), message, metadata: {} },
});
