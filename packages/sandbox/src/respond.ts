/** From a request to what is written back: who is asked, what they say, and how a fault spoils it. */
import type { Address } from "./address.ts";
import type { Fault } from "./faults/fault.ts";
import type { FaultQueue } from "./faults/fault-queue.ts";
import { heldBack } from "./faults/held-back.ts";
import type { Pace } from "./faults/pieces.ts";
import { insteadOfResponse, retryAfter, trapHost, type Written, write } from "./faults/written.ts";
import type { Jobs } from "./jobs.ts";
import { fileOf, isMediaKind } from "./media/media.ts";
import { nameOf, workNamed } from "./media/work.ts";
import type { Models } from "./models/models.ts";
import { checkToken, Leak, type Place, placeOf } from "./place.ts";
import type { RecordedRequest } from "./recording.ts";
import { Refusal } from "./refusal.ts";
import { bytes, type ServiceResponse } from "./responses/response.ts";
import { seedOf } from "./responses/seed.ts";
import { routeOf } from "./route.ts";
import { endpointRoutes } from "./services/endpoint.ts";
import { openAiError, textError } from "./services/error-forms.ts";
import { type MappingForm, modelInfo, modelList, taskList } from "./services/hub.ts";
import { services } from "./services/registry.ts";
import { routerRoutes } from "./services/router.ts";
import type { Route, ServiceRequest } from "./services/service.ts";

/** What lasts from one request to the next. */
export type World = {
    readonly models: Models;
    readonly jobs: Jobs;
    readonly faults: FaultQueue;
    /** What answers follow from, beside the request. */
    readonly seed: number;
    readonly pace: Pace;
    /** How many milliseconds pass before the first byte. */
    readonly latency: number;
    readonly mappingForm: MappingForm;
};

/** Answers a request, and notes in its record what was wrong with it. */
export function respond(world: World, address: Address, record: RecordedRequest): Written {
    const place = placeOf(address);
    const written = spoken(world, address, place, record);
    const isInference = record.fault !== undefined || isForInference(place);
    return heldBack(written, record.fault, isInference ? world.latency : 0);
}

/** What is said, before anything holds it back. */
function spoken(world: World, address: Address, place: Place, record: RecordedRequest): Written {
    const id = `sandbox-${seedOf(String(world.seed), record.url, record.body)}`;
    const noted = ({ headers, ...written }: Written): Written => ({
        ...written,
        headers: {
            "x-request-id": id,
            ...headers,
            ...(record.hint && { "x-sandbox-hint": record.hint.slice(0, 500) }),
        },
    });
    try {
        checkToken(place, record.headers);
        record.fault = faultOf(world.faults, place, record);
        const instead = record.fault && insteadOfResponse(record.fault, record.headers);
        if (instead) return noted(instead);
        if (record.fault?.kind === "status") throw new Refusal(record.fault.status, "The sandbox was told to fail.");
        return noted(write(ask(world, address, place, record), record.fault, world.pace));
    } catch (error) {
        return noted(write(refused(place, record, asRefusal(error)), undefined, "fast"));
    }
}

const isForInference = ({ kind }: Place): boolean => ["service", "router", "endpoint"].includes(kind);

function faultOf(faults: FaultQueue, place: Place, { url, headers }: RecordedRequest): Fault | undefined {
    try {
        return faults.take({ url, inference: isForInference(place), header: headers.get("x-sandbox-fault") });
    } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        throw new Refusal(400, said, { hint: `x-sandbox-fault: ${said}` });
    }
}

function asRefusal(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    const said = error instanceof Error ? error.message : String(error);
    return new Refusal(500, said, { hint: `a mistake of the sandbox: ${said}` });
}

function refused(place: Place, record: RecordedRequest, refusal: Refusal): ServiceResponse {
    if (record.fault?.kind !== "status") record.hint = refusal.hint;
    if (refusal instanceof Leak) record.leak = refusal.hint;
    const form = formOf(place, refusal);
    const { value, type } = form(refusal);
    const fault = record.fault?.kind === "status" ? record.fault : undefined;
    const loading = fault?.estimatedTime === undefined ? {} : { estimated_time: fault.estimatedTime };
    return {
        status: refusal.status,
        body: { kind: "json", value: { ...Object(value), ...loading }, ...(type && { type }) },
        ...(fault && { headers: retryAfter(fault) }),
    };
}

/** The router refuses by itself whoever has no token, and models that a provider does not serve. */
function formOf(place: Place, { status, code }: Refusal) {
    if (place.kind === "service") {
        const byRouter = place.routed && (status === 401 || code === "model_not_found");
        return byRouter ? textError : place.service.refuse;
    }
    return place.kind === "endpoint" || (place.kind === "router" && status !== 401) ? openAiError : textError;
}

function ask(world: World, address: Address, place: Place, record: RecordedRequest): ServiceResponse {
    switch (place.kind) {
        case "service":
            return run(place.service.routes, place.service.hosts[0], place.routed);
        case "router":
            refuseStranger(place.url);
            return run(routerRoutes);
        case "hub":
            return run([
                { method: "GET", path: "/api/tasks", respond: taskList },
                { method: "GET", path: "/api/models", respond: (request) => modelList(request, world.mappingForm) },
                { method: "GET", path: "/api/models/*id", respond: (request) => modelInfo(request, world.mappingForm) },
            ]);
        case "endpoint":
            return run(endpointRoutes);
        case "files":
            return resultFile(place.url, record.method);
        case "stranger":
            throw new Refusal(404, "Not Found", {
                hint: `${place.url.host} is no host that the sandbox stands in for`,
            });
    }

    function run(routes: readonly Route[], mainHost?: string, routed = false): ServiceResponse {
        const { route, params } = routeOf(routes, record.method, place.url, mainHost);
        return route.respond(requestOf(world, address, place.url, record, { params, routed }));
    }
}

/** Below the router's host a provider's name comes first. @throws Refusal for one that the sandbox does not stand in for */
function refuseStranger({ pathname }: URL): void {
    const [, first = ""] = /^\/([a-z][\w-]*)\/./i.exec(pathname) ?? [];
    if (first === "" || first === "v1") return;
    const routed = services.flatMap(({ id, routed }) => (routed ? [id] : []));
    throw new Refusal(404, `Provider '${first}' not supported`, {
        code: "provider_not_supported",
        hint: `the router has no provider ${first} here: it has left, or never was there. It has ${routed.join(", ")}`,
    });
}

function requestOf(
    { models, jobs, seed: chosen }: World,
    { link }: Address,
    url: URL,
    record: RecordedRequest,
    { params, routed }: Pick<ServiceRequest, "params" | "routed">,
): ServiceRequest {
    const seed = seedOf(String(chosen), url.pathname, record.body);
    const { fault } = record;
    const folder = fault?.kind === "result-missing" ? "/sandbox/gone" : "/sandbox";
    return {
        method: record.method,
        url,
        headers: record.headers,
        bytes: record.body,
        params,
        routed,
        seed,
        seedFrom: (...parts) => seedOf(String(chosen), ...parts),
        models,
        jobs,
        link: fault?.kind === "foreign-job" ? (_host, path) => `https://${trapHost}${path}` : link,
        file: (host, kind, work) => link(host, `${folder}/${nameOf(work)}.${kind}`),
        submit: (result) => jobs.submit(seed, result, fault?.kind === "queue" ? fault.end : "done"),
        remark: (hint) => {
            record.hint = record.hint === undefined ? hint : `${record.hint}; ${hint}`;
        },
    };
}

/** A file says in its name what it is made from: nothing has to be kept. */
function resultFile({ pathname }: URL, method: string): ServiceResponse {
    if (method !== "GET" && method !== "HEAD") {
        throw new Refusal(405, "Method Not Allowed", { hint: `a result file is read with GET, not ${method}` });
    }
    const [, name = "", kind = ""] = /^\/sandbox\/([\w-]+)\.([a-z0-9]+)$/.exec(pathname) ?? [];
    const work = workNamed(name);
    if (!work || !isMediaKind(kind))
        throw new Refusal(404, "Not Found", { hint: `there is no result file ${pathname}` });
    return bytes(fileOf(kind, work));
}
