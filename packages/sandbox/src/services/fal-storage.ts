/** fal's storage: where its SDKs upload the files of a call. */
import type { Json } from "@callsheet/inference/wire";
import { plain, text } from "../checks/fields.ts";
import { Refusal } from "../refusal.ts";
import { json, type ServiceResponse } from "../responses/response.ts";
import { jsonBody } from "./read-request.ts";
import type { Route, ServiceRequest } from "./service.ts";

export const storageHost = "rest.fal.ai";
export const fileHost = "v3.fal.media";

/** What the storage hands out for uploads to the host of files, in place of the key. */
export const uploadToken = "sandbox-upload-token";

export const storageRoutes: readonly Route[] = [
    {
        method: "POST",
        host: storageHost,
        path: "/storage/auth/token",
        respond: (request) => json({ ...token, base_url: request.link(fileHost, "") }),
    },
    { method: "POST", host: storageHost, path: "/storage/upload/initiate", respond: announce },
    { method: "POST", host: fileHost, path: "/files/upload", respond: upload },
    { method: "PUT", host: fileHost, path: "/files/sandbox/:id/:name", respond: fill },
    // Where another type of storage is asked for, the Python SDK sends its key along.
    { method: "PUT", host: storageHost, path: "/files/sandbox/:id/:name", respond: fill },
];

const token = { token: uploadToken, token_type: "Bearer", expires_at: "2099-01-01T00:00:00+00:00" } as const;

/** The first of two steps: where a file is to be sent, and where it will be. */
function announce(request: ServiceRequest): ServiceResponse {
    const body = jsonBody(request);
    const type = text(body["content_type"], ["body", "content_type"]);
    const name = plain(body["file_name"] ?? "upload.bin");
    const { id } = request.uploads.add(request.seed, { owner: request.owner, name, type, bytes: new Uint8Array() });
    const isOfCdn = request.url.searchParams.get("storage_type") === "fal-cdn-v3";
    const upload_url = addressOf(request, id, name, isOfCdn ? fileHost : storageHost);
    return json({ upload_url, file_url: addressOf(request, id, name) });
}

/** The second step. Its URL is secret, and needs no token. */
function fill(request: ServiceRequest): ServiceResponse {
    const { id = "" } = request.params;
    const file = request.uploads.fill(id, { bytes: request.bytes, type: typeIn(request) });
    if (file) return json({});
    throw new Refusal(404, "Not Found", { hint: `no upload ${id} was announced at ${storageHost}` });
}

function upload(request: ServiceRequest): ServiceResponse {
    if (!request.headers.has("authorization")) {
        throw new Refusal(401, "Unauthorized", {
            hint: `an upload needs the token that ${storageHost}/storage/auth/token hands out`,
        });
    }
    const name = request.headers.get("x-fal-file-name") ?? "upload.bin";
    const file = { owner: request.owner, name, type: typeIn(request), bytes: request.bytes };
    const { id } = request.uploads.add(request.seed, file);
    const response: Json = { access_url: addressOf(request, id, name) };
    return json(response);
}

const typeIn = ({ headers }: Pick<ServiceRequest, "headers">): string =>
    headers.get("content-type") ?? "application/octet-stream";

const addressOf = ({ link }: Pick<ServiceRequest, "link">, id: string, name: string, host = fileHost): string =>
    link(host, `/files/sandbox/${id}/${encodeURIComponent(name)}`);
