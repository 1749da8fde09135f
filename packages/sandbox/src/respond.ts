/** Turns a request into a response: finds its destination, calls the service, applies the fault. */
import type { Address } from "./destination.ts";
import { checkToken, type Destination, destinationOf, Leak } from "./destination.ts";
import type { Fault } from "./faults/fault.ts";
import type { FaultQueue } from "./faults/fault-queue.ts";
import type { Pace } from "./faults/pieces.ts";
import {
    delayResponse,
    replacementResponse,
    retryAfter,
    trapHost,
    type Written,
    write,
} from "./faults/write-response.ts";
import type { Jobs, Uploads } from "./latest.ts";
import { fileOf, isMediaKind } from "./media/media.ts";
import { decodeSpec, encodeSpec } from "./media/media-spec.ts";
import type { Models } from "./models/models.ts";
import { type RecordedRequest, shortHint } from "./recorded-request.ts";
import { Refusal } from "./refusal.ts";
import { bytes, type ServiceResponse } from "./responses/response.ts";
import { seedOf } from "./responses/seed.ts";
import type { Choice, Script } from "./script/script.ts";
import { readReply } from "./script/scripted-reply.ts";
import { endpointRoutes } from "./services/endpoint.ts";
import { retired } from "./services/hf-inference.ts";
import { hubErrorHeaders, hubRoutes, type MappingForm } from "./services/hub.ts";
import { services } from "./services/registry.ts";
import { routerRoutes } from "./services/router.ts";
import type { Route, ServiceRequest } from "./services/service.ts";
import { openAiError, textError } from "./services/service.ts";

/** State and options that requests share. */
export type SandboxState = {
    readonly models: Models;
    readonly jobs: Jobs;
    readonly uploads: Uploads;
    readonly faults: FaultQueue;
    readonly script: Script;
    /** Seed of the responses, in addition to the request itself. */
    readonly seed: number;
    readonly pace: Pace;
    /** Delay before the first byte, in milliseconds. */
    readonly latency: number;
    readonly mappingForm: MappingForm;
    /** The maximum size of a body. */
    readonly maxBodyBytes: number;
};

/**
 * Responds to a request, and notes in its record what was wrong with it.
 *
 * @param chosen the scripted reply to this request alone, or the error of the function that was to choose it
 */
export function respond(state: SandboxState, address: Address, record: RecordedRequest, chosen?: unknown): Written {
    const destination = destinationOf(address);
    const response = undelayedResponse(state, address, destination, record, chosen);
    const isInference = record.fault !== undefined || isForInference(destination);
    return delayResponse(response, record.fault, isInference ? state.latency : 0);
}

/** The response before delays are applied. */
function undelayedResponse(
    state: SandboxState,
    address: Address,
    destination: Destination,
    record: RecordedRequest,
    chosen: unknown,
): Written {
    const id = `sandbox-${seedOf(String(state.seed), record.url, record.isBodyKept ? record.body : "")}`;
    const noted = ({ headers, ...response }: Written): Written => ({
        ...response,
        headers: {
            "x-request-id": id,
            ...headers,
            ...(record.hint && { "x-sandbox-hint": record.hint.slice(0, 500) }),
        },
    });
    try {
        checkToken(destination, record.headers);
        checkSize(record, state.maxBodyBytes);
        record.fault = faultOf(state.faults, destination, record);
        const instead = record.fault && replacementResponse(record.fault, record.headers);
        if (instead) return noted(instead);
        if (record.fault?.kind === "status") throw new Refusal(record.fault.status, "The sandbox was told to fail.");
        const choice = choiceFor(state, destination, record, chosen);
        return noted(write(serviceResponse(state, address, destination, record, choice), record.fault, state.pace));
    } catch (error) {
        return noted(write(errorResponse(destination, record, asRefusal(error)), undefined, "fast"));
    }
}

/** @throws Refusal for a body that is too large, of which the rest was not read */
function checkSize({ bodyBytes }: RecordedRequest, maxBodyBytes: number): void {
    if (bodyBytes <= maxBodyBytes) return;
    throw new Refusal(
        413,
        `The request body is too large: ${bodyBytes} bytes, and at most ${maxBodyBytes} are taken.`,
        {
            where: ["body"],
            hint: `the body has ${bodyBytes} bytes or more, and the sandbox takes ${maxBodyBytes}: allow more with the option maxBodyBytes, or --max-body of the command`,
            code: "request_too_large",
        },
    );
}

/** @throws Refusal for a chosen reply that is none */
function choiceFor(
    { script }: SandboxState,
    destination: Destination,
    record: RecordedRequest,
    chosen: unknown,
): Choice {
    const { method, url, body } = record;
    try {
        if (chosen instanceof Error) throw chosen;
        const reply = chosen === undefined ? undefined : readReply(chosen);
        return script.choiceFor({ method, url, body, inference: isForInference(destination) }, reply);
    } catch (error) {
        const message = `The function that chooses a reply has failed: ${error instanceof Error ? error.message : error}`;
        throw new Refusal(400, message, { code: "no_reply_chosen" });
    }
}

export const isForInference = ({ kind }: Destination): boolean => ["service", "router", "endpoint"].includes(kind);

function faultOf(faults: FaultQueue, destination: Destination, { url, headers }: RecordedRequest): Fault | undefined {
    try {
        return faults.take({ url, inference: isForInference(destination), header: headers.get("x-sandbox-fault") });
    } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        throw new Refusal(400, message, { hint: `x-sandbox-fault: ${message}` });
    }
}

function asRefusal(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    const message = error instanceof Error ? error.message : String(error);
    return new Refusal(500, message, { hint: `a mistake of the sandbox: ${message}` });
}

function errorResponse(destination: Destination, record: RecordedRequest, refusal: Refusal): ServiceResponse {
    const hint = shortHint(refusal.hint);
    if (record.fault?.kind !== "status") record.hint = hint;
    if (refusal instanceof Leak) record.leak = hint;
    const form = errorFormOf(destination, refusal);
    const { value, type } = form(refusal);
    const fault = record.fault?.kind === "status" ? record.fault : undefined;
    const loading = fault?.estimatedTime === undefined ? {} : { estimated_time: fault.estimatedTime };
    return {
        status: refusal.status,
        body: { kind: "json", value: { ...Object(value), ...loading }, ...(type && { type }) },
        headers: {
            ...(destination.kind === "hub" && hubErrorHeaders(refusal)),
            ...(fault && retryAfter(fault)),
        },
    };
}

/** Errors of a routed call have the provider's format, except those that the router itself returns. */
function errorFormOf(destination: Destination, { status, code }: Refusal) {
    if (destination.kind === "service") {
        const byRouter = destination.routed && (status === 401 || code === "model_not_found");
        return byRouter ? textError : destination.service.refuse;
    }
    return destination.kind === "endpoint" || (destination.kind === "router" && status !== 401)
        ? openAiError
        : textError;
}

function serviceResponse(
    state: SandboxState,
    address: Address,
    destination: Destination,
    record: RecordedRequest,
    choice: Choice,
): ServiceResponse {
    switch (destination.kind) {
        case "service":
            return run(destination.service.routes, mainHostOf(destination), destination.routed);
        case "router":
            refuseUnknownProvider(destination.url);
            return run(routerRoutes);
        case "hub":
            return run(hubRoutes(state.mappingForm));
        case "endpoint":
            return run(endpointRoutes);
        case "files":
            return record.method === "GET" || record.method === "HEAD"
                ? fileAt(destination.url, state.uploads)
                : run(uploadRoutes(destination.url.host));
        case "retired":
            throw retired(destination.url);
        case "unknown":
            throw new Refusal(404, "Not Found", {
                hint: `${destination.url.host} is no host that the sandbox stands in for`,
            });
    }

    function run(routes: readonly Route[], mainHost?: string, routed = false): ServiceResponse {
        const { route, params } = routeOf(routes, record.method, destination.url, mainHost);
        return choice.applyTo(
            route.respond(serviceRequestOf(state, address, destination.url, record, { params, routed }, choice)),
        );
    }
}

/** The host to which routes without a host belong: a service's first one, or another one with the same routes. */
const mainHostOf = ({ service, url }: Extract<Destination, { kind: "service" }>): string =>
    service.aliases?.includes(url.host) ? url.host : service.hosts[0];

/** The router's first path segment names the provider. @throws Refusal for a provider that the sandbox does not have */
function refuseUnknownProvider({ pathname }: URL): void {
    const [, first = ""] = /^\/([a-z][\w-]*)\/./i.exec(pathname) ?? [];
    if (first === "" || first === "v1") return;
    const routed = services.flatMap(({ id, routed = true }) => (routed ? [id] : []));
    throw new Refusal(404, `Provider '${first}' not supported`, {
        code: "provider_not_supported",
        hint: `the sandbox has no provider ${first} at the router: it is new, has left, or never was there. It has ${routed.join(", ")}`,
    });
}

function serviceRequestOf(
    { models, jobs, uploads, seed: ownSeed }: SandboxState,
    { link }: Address,
    url: URL,
    record: RecordedRequest,
    { params, routed }: Pick<ServiceRequest, "params" | "routed">,
    choice: Choice,
): ServiceRequest {
    const seed = seedOf(String(ownSeed), url.pathname, record.body);
    const { fault } = record;
    const owner = `${url.host} ${record.headers.get("origin") ?? ""}`;
    const folder = fault?.kind === "result-missing" ? "/sandbox/gone" : "/sandbox";
    return {
        url,
        headers: record.headers,
        bytes: record.body,
        params,
        routed,
        seed,
        seedFrom: (...parts) => seedOf(String(ownSeed), ...parts),
        owner,
        models,
        jobs,
        uploads,
        link: fault?.kind === "foreign-job" ? (_host, path) => `https://${trapHost}${path}` : link,
        file: (host, kind, spec) => link(host, `${folder}/${encodeSpec(spec)}.${kind}`),
        submit: (result, about = null) =>
            jobs.submit(seed, choice.resultOf(result), fault?.kind === "queue" ? fault.end : "done", { owner, about }),
        scripted: (form) => choice.answer(form),
        addHint: (hint) => {
            record.hint = shortHint(record.hint === undefined ? hint : `${record.hint}; ${hint}`);
        },
    };
}

/** The routes that services have at a host of files. */
function uploadRoutes(host: string): readonly Route[] {
    const routes = services.flatMap((service) => service.routes.filter((route) => route.host === host));
    if (routes.length > 0) return routes;
    throw new Refusal(405, "Method Not Allowed", { hint: "a result file is read with GET" });
}

/** A file that was uploaded, or a result: its name encodes its content, so no state is needed. */
function fileAt({ pathname, href }: URL, uploads: Uploads): ServiceResponse {
    const upload = uploads.at(href);
    if (upload) return bytes(upload);
    const [, name = "", kind = ""] = /^\/sandbox\/([\w-]+)\.([a-z0-9]+)$/.exec(pathname) ?? [];
    const spec = decodeSpec(name);
    if (!spec || !isMediaKind(kind))
        throw new Refusal(404, "Not Found", { hint: `there is no result file ${pathname}` });
    return bytes(fileOf(kind, spec));
}

type Found = { readonly route: Route; readonly params: Readonly<Record<string, string>> };

/** @throws Refusal for a route that the sandbox lacks: 404 for an unknown path, 405 for a known path with another method */
function routeOf(routes: readonly Route[], method: string, { host, pathname }: URL, mainHost?: string): Found {
    const matching = routes
        .filter((route) => mainHost === undefined || (route.host ?? mainHost) === host)
        .flatMap((route) => {
            const match = patternOf(route.path).exec(pathname);
            return match ? [{ route, params: decoded(match.groups ?? {}) }] : [];
        });
    const asked = method === "HEAD" ? "GET" : method;
    const entry = matching.find(({ route }) => route.method === asked);
    if (entry) return entry;
    // The service may have more than is stated here, so nothing is said about it.
    const lacking = `The sandbox does not have this route yet: ${method} ${host}${pathname}`;
    const methods = [...new Set(matching.map(({ route }) => route.method))];
    if (methods.length > 0) {
        throw new Refusal(405, lacking, { hint: `${lacking}. There it takes ${methods.join(", ")}.` });
    }
    const paths = [...new Set(routes.map((route) => route.path))].join(", ");
    throw new Refusal(404, lacking, { hint: `${lacking}. It has ${paths}.` });
}

const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
    const cached = patterns.get(path);
    if (cached) return cached;
    const source = path
        .split("/")
        .map((part) => {
            if (part.startsWith(":")) return `(?<${part.slice(1)}>[^/]+)`;
            return part.startsWith("*") ? `(?<${part.slice(1)}>.+)` : part.replaceAll(/[.$()+?[\]{}|^\\]/g, "\\$&");
        })
        .join("/");
    const pattern = new RegExp(`^${source}$`);
    patterns.set(path, pattern);
    return pattern;
}

function decoded(groups: Readonly<Record<string, string>>): Record<string, string> {
    try {
        return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
    } catch {
        throw new Refusal(400, "Bad Request", { hint: "the path is not well encoded" });
    }
}
