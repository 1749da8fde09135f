/** OpenAI's files: uploaded with a purpose, which decides whether they can be read again. */
import type { Json } from "@callsheet/inference/wire";
import { oneOf } from "../checks/fields.ts";
import type { Upload } from "../latest.ts";
import { Refusal } from "../refusal.ts";
import { bytes, json, type ServiceResponse } from "../responses/response.ts";
import { created } from "./chat-response.ts";
import { formBody, notAFile } from "./read-request.ts";
import { get, post, type Route, remove, type ServiceRequest } from "./service.ts";

const purposes = ["assistants", "batch", "fine-tune", "vision", "user_data", "evals"] as const;

/** Files of these purposes are for models alone. */
const unreadable: readonly string[] = ["assistants", "vision", "user_data"];

/** The routes of files, below a path. */
export const fileRoutes = (path: string): readonly Route[] => [
    post(path, upload),
    get(path, list),
    get(`${path}/:id`, (request) => json(fileEntry(fileIn(request)))),
    get(`${path}/:id/content`, (request) => bytes(readableIn(request))),
    remove(`${path}/:id`, (request) => {
        const { id } = fileIn(request);
        request.uploads.delete(id);
        return json({ id, object: "file", deleted: true });
    }),
];

function upload(request: ServiceRequest): ServiceResponse {
    const form = formBody(request);
    const [file, purpose] = [form.get("file"), form.get("purpose")];
    for (const [name, value] of Object.entries({ file, purpose })) {
        if (value === undefined) {
            throw new Refusal(400, `'${name}' is a required property`, {
                where: ["body", name],
                hint: `${name} is missing: a form with file and purpose is due`,
                code: "missing_required_parameter",
            });
        }
    }
    if (file === undefined || typeof file === "string") throw notAFile("file");
    const kept = request.uploads.add(request.seed, {
        owner: request.owner,
        name: file.name,
        type: file.type || "application/octet-stream",
        purpose: oneOf(purpose, purposes, ["body", "purpose"]),
        bytes: new Uint8Array(file.bytes),
    });
    return json(fileEntry(kept));
}

/** The latest first, as the service lists them. */
function list({ uploads, owner, url }: ServiceRequest): ServiceResponse {
    const query = url.searchParams;
    const purpose = query.get("purpose");
    const all = uploads.of(owner).filter((file) => purpose === null || file.purpose === purpose);
    const ordered = query.get("order") === "asc" ? all.toReversed() : all;
    const after = ordered.findIndex(({ id }) => id === query.get("after"));
    const limit = Number(query.get("limit") ?? Number.POSITIVE_INFINITY);
    const rest = ordered.slice(after + 1);
    const data = rest.slice(0, limit > 0 ? limit : rest.length).map(fileEntry);
    const idAt = (index: number) => data.at(index)?.["id"] ?? null;
    return json({ object: "list", data, has_more: data.length < rest.length, first_id: idAt(0), last_id: idAt(-1) });
}

const fileEntry = ({ id, name, purpose = "user_data", bytes }: Upload): { [key: string]: Json } => ({
    id,
    object: "file",
    bytes: bytes.length,
    created_at: created,
    expires_at: null,
    filename: name,
    purpose,
    status: "processed",
    status_details: null,
});

function fileIn({ uploads, params: { id = "" } }: ServiceRequest): Upload {
    const file = uploads.find(id);
    if (file) return file;
    throw new Refusal(404, `No such File object: ${id}`, { where: ["id"], hint: `there is no file ${id}` });
}

function readableIn(request: ServiceRequest): Upload {
    const file = fileIn(request);
    const { purpose = "" } = file;
    if (!unreadable.includes(purpose)) return file;
    throw new Refusal(400, `Not allowed to download files of purpose: ${purpose}`, {
        hint: `a file of the purpose ${purpose} is for models alone; one of the purpose batch can be read`,
    });
}
