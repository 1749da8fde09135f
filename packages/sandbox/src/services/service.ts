/** What the sandbox knows of one service: where it is, whom it lets in, what it answers. All of it is data and pure functions. */
import type { Json } from "@callsheet/inference/wire";
import type { Job, Jobs } from "../jobs.ts";
import type { MediaKind } from "../media/media.ts";
import type { Work } from "../media/work.ts";
import type { Models } from "../models/models.ts";
import type { ServiceId } from "../models/serves.ts";
import type { Refusal } from "../refusal.ts";
import type { ServiceResponse } from "../responses/response.ts";

/** A request, as the service sees it. */
export type ServiceRequest = {
    readonly method: string;
    /** With the real host; for a routed call, without the provider's segment. */
    readonly url: URL;
    readonly headers: Headers;
    readonly bytes: Uint8Array<ArrayBuffer>;
    /** What stands for the names in the route's path. */
    readonly params: Readonly<Record<string, string>>;
    readonly routed: boolean;
    /** Follows from the request: the same request has the same response. */
    readonly seed: string;
    /** A seed from a part of the request, where the rest of it is not to change the words of the response. */
    readonly seedFrom: (...parts: readonly string[]) => string;
    readonly models: Models;
    readonly jobs: Jobs;
    /** The URL of a result file that the sandbox will give out: it holds all that the file is made from. */
    readonly file: (host: string, kind: MediaKind, work: Work) => string;
    /** A URL of the service itself, for answers that name one. */
    readonly link: (host: string, path: string) => string;
    /** Puts a job into the queue; it ends as the fault says, if there is one. */
    readonly submit: (result: (id: string) => Json) => Job;
    /** Says something about a request that is answered all the same. */
    readonly remark: (hint: string) => void;
};

export type Route = {
    readonly method: "GET" | "POST" | "PUT";
    /** `:name` stands for one segment, `*name` for some. */
    readonly path: string;
    /** Where the service has more than one host. */
    readonly host?: string;
    readonly respond: (request: ServiceRequest) => ServiceResponse;
};

export type Service = {
    readonly id: ServiceId;
    /** Its own hosts, the first of which a route belongs to that names none. */
    readonly hosts: readonly [string, ...string[]];
    /** How its own key is named in the Authorization header; the Hub's router always wants `Bearer`. */
    readonly scheme: "Bearer" | "Key";
    /** Whether the router takes calls for it. */
    readonly routed: boolean;
    /** The hosts that its result files lie on; none of them may ever see a token. */
    readonly fileHosts?: readonly string[];
    /** Its words for a request that it refuses. */
    readonly refuse: (refusal: Refusal) => { readonly value: Json; readonly type?: string };
    readonly routes: readonly Route[];
};
