/** Replicate: every call is a prediction, by a model, a version of one or a deployment. */

import type { Json } from "@callsheet/inference/wire";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { text } from "../checks/fields.ts";
import { Refusal } from "../refusal.ts";
import { json, nothing, type ServiceResponse } from "../responses/response.ts";
import { seedOf } from "../responses/seed.ts";
import type { Upload } from "../uploads.ts";
import { problemError } from "./error-forms.ts";
import { servedIds } from "./model-list.ts";
import { pollRoute } from "./queue.ts";
import { formBody, jsonBody, servedModel } from "./read-request.ts";
import {
    cancel,
    fileHost,
    host,
    madeAt,
    predict,
    report,
    stream,
    streamHost,
    tasks,
    writing,
} from "./replicate-predictions.ts";
import type { Service, ServiceRequest } from "./service.ts";

export const replicate: Service = {
    id: "replicate",
    hosts: [host, streamHost],
    olderScheme: "Token",
    publicHosts: [streamHost],
    fileHosts: [fileHost],
    filesTakeKey: true,
    refuse: problemError,
    routes: [
        {
            method: "POST",
            path: "/v1/models/:owner/:name/predictions",
            respond: (request) => predict(request, nameIn(request), jsonBody(request)),
        },
        {
            method: "POST",
            path: "/v1/deployments/:owner/:name/predictions",
            respond: (request) => predict(request, nameIn(request), jsonBody(request), versionOf(nameIn(request))),
        },
        { method: "POST", path: "/v1/predictions", respond: predictVersion },
        {
            method: "GET",
            path: "/v1/predictions",
            respond: (request) => page(request.jobs.of(request.owner).map((job) => report(job, job.state, request))),
        },
        pollRoute({ path: "/v1/predictions/:id", report }),
        { method: "POST", path: "/v1/predictions/:id/cancel", respond: cancel },
        ...["predictions", "files"].map(
            (kind) => ({ method: "GET", host: streamHost, path: `/v1/${kind}/:id`, respond: stream }) as const,
        ),
        { method: "GET", path: "/v1/models", respond: ({ models }) => page(modelNames(models).map(modelEntry)) },
        {
            method: "GET",
            path: "/v1/models/:owner/:name",
            respond: (request) => json(modelEntry(checkedName(request))),
        },
        {
            method: "GET",
            path: "/v1/models/:owner/:name/versions",
            respond: (request) => page([versionEntry(request, versionOf(nameIn(request)))]),
        },
        {
            method: "GET",
            path: "/v1/models/:owner/:name/versions/:version",
            respond: (request) => json(versionEntry(request, request.params["version"] ?? "")),
        },
        {
            method: "GET",
            path: "/v1/deployments/:owner/:name",
            respond: (request) => json(deploymentEntry(checkedName(request))),
        },
        { method: "GET", path: "/v1/account", respond: () => json(account) },
        { method: "GET", path: "/v1/hardware", respond: () => json(hardware) },
        { method: "POST", path: "/v1/files", respond: upload },
        {
            method: "GET",
            path: "/v1/files",
            respond: (request) => page(request.uploads.of(request.owner).map((file) => fileEntry(request, file))),
        },
        { method: "GET", path: "/v1/files/:id", respond: (request) => json(fileEntry(request, fileIn(request))) },
        {
            method: "DELETE",
            path: "/v1/files/:id",
            respond: (request) => {
                request.uploads.delete(fileIn(request).id);
                return nothing;
            },
        },
    ],
};

const page = (results: readonly Json[]): ServiceResponse => json({ previous: null, next: null, results: [...results] });

const nameIn = ({ params: { owner, name } }: Pick<ServiceRequest, "params">): string => `${owner}/${name}`;

function predictVersion(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const version = text(body["version"], ["body", "version"]);
    if (version.includes("/")) return predict(request, version, body);
    const knownModel = request.models.versioned("replicate", version);
    if (knownModel || request.models.any) return predict(request, knownModel ?? version, body, version);
    throw new Refusal(422, "Invalid version or not permitted", {
        where: ["body", "version"],
        hint: `the sandbox knows no version ${version}: list a model with providerId "owner/name:${version}"`,
    });
}

/** The name of a model that is served, for any task. @throws Refusal for one that is not there */
function checkedName(request: ServiceRequest): string {
    servedModel(request, "replicate", nameIn(request), tasks);
    return nameIn(request);
}

/** The names of the listed models, without their versions. */
const modelNames = (models: ServiceRequest["models"]): readonly string[] => [
    ...new Set(servedIds(models, "replicate").map((id) => id.replace(/:.*/, ""))),
];

/** The id of a model's only version. */
const versionOf = (model: string): string => [1, 2, 3, 4].map((part) => seedOf("version", model, `${part}`)).join("");

function modelEntry(model: string): Json {
    const [owner = "", name = ""] = model.split("/");
    return {
        url: `https://replicate.com/${model}`,
        owner,
        name,
        description: "A model of the sandbox",
        visibility: "public",
        github_url: null,
        paper_url: null,
        license_url: null,
        run_count: 1,
        cover_image_url: null,
        default_example: null,
        latest_version: versionSchema(versionOf(model), false),
    };
}

function versionEntry(request: ServiceRequest, version: string): Json {
    const { task } = servedModel(request, "replicate", nameIn(request), tasks);
    return versionSchema(version, writing.includes(task));
}

/** The Python SDK reads in the schema whether the output of a version comes in pieces. */
const versionSchema = (id: string, writes: boolean): Json => ({
    id,
    created_at: madeAt,
    cog_version: "0.14.11",
    openapi_schema: {
        openapi: "3.0.2",
        info: { title: "Cog", version: "0.1.0" },
        paths: {},
        components: {
            schemas: {
                Input: { type: "object", title: "Input", properties: { prompt: { type: "string", title: "Prompt" } } },
                Output: writes
                    ? {
                          type: "array",
                          items: { type: "string" },
                          title: "Output",
                          "x-cog-array-type": "iterator",
                          "x-cog-array-display": "concatenate",
                      }
                    : { title: "Output" },
            },
        },
    },
});

const account = { type: "user", username: "sandbox", name: "The sandbox", github_url: null } as const;

const hardware: Json = [
    { name: "CPU", sku: "cpu" },
    { name: "Nvidia T4 GPU", sku: "gpu-t4" },
];

function deploymentEntry(model: string): Json {
    const [owner = "", name = ""] = model.split("/");
    return {
        owner,
        name,
        current_release: {
            number: 1,
            model,
            version: versionOf(model),
            created_at: madeAt,
            created_by: account,
            configuration: { hardware: "gpu-t4", min_instances: 0, max_instances: 1 },
        },
    };
}

function upload(request: ServiceRequest): ServiceResponse {
    const content = formBody(request).get("content");
    const where = ["body", "content"];
    if (content === undefined) throw new Refusal(400, "Missing content", { where, hint: "content is missing: a file" });
    if (typeof content === "string") {
        throw new Refusal(400, "content must be a file", { where, hint: "the part `content` has no filename" });
    }
    const { name, type, bytes } = content;
    const file = request.uploads.add(request.seed, {
        owner: request.owner,
        name,
        type: type || "application/octet-stream",
        bytes: new Uint8Array(bytes),
    });
    return json(fileEntry(request, file), 201);
}

function fileIn({ uploads, params: { id = "" } }: ServiceRequest): Upload {
    const file = uploads.find(id);
    if (file) return file;
    throw new Refusal(404, "File not found", { hint: `there is no file ${id}`, code: "not_found" });
}

function fileEntry({ link }: Pick<ServiceRequest, "link">, { id, name, type, bytes }: Upload): Json {
    const digest = bytesToHex(sha256(bytes));
    return {
        id,
        name,
        content_type: type,
        size: bytes.length,
        etag: digest.slice(0, 32),
        checksums: { sha256: digest },
        metadata: {},
        created_at: madeAt,
        expires_at: null,
        urls: { get: link(host, `/v1/files/${id}`) },
    };
}
