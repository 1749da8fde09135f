/** Filling a body's leaves with real bytes, just before it is sent. */

import { InputError } from "../errors/input-error.ts";
import { toBase64, toDataUrl } from "../wire/base64.ts";
import { type Bytes, isFile, isLeaf, type Leaf, leaf } from "../wire/leaf.ts";
import type { FormFile, WireBody, WireJson } from "../wire/wire.ts";

export async function fillBody(body: WireBody): Promise<string | Blob | FormData> {
    switch (body.format) {
        case "json":
            return JSON.stringify(await fillJson(body.value));
        case "text":
            return body.text;
        case "binary":
            return inMemory(body.value);
        case "multipart":
            return fillForm(body.fields);
    }
}

function fillForm(fields: Readonly<Record<string, string | FormFile>>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
        if (typeof value === "string") form.set(name, value);
        else form.set(name, inMemory(value.bytes), value.fileName);
    }
    return form;
}

/** JSON with its leaves filled; what holds none is not copied, so that a small call stays one. */
async function fillJson(value: WireJson): Promise<unknown> {
    if (!hasLeaf(value)) return value;
    if (isLeaf(value)) return await fillLeaf(value);
    if (Array.isArray(value)) return await Promise.all(value.map(fillJson));
    const filled: Record<string, unknown> = Object.create(null);
    for (const [key, item] of Object.entries(value)) filled[key] = await fillJson(item);
    return filled;
}

/** Whether there is a leaf somewhere in a value. */
const hasLeaf = (value: unknown): value is object =>
    typeof value === "object" &&
    value !== null &&
    (isLeaf(value) || (Array.isArray(value) ? value : Object.values(value)).some(hasLeaf));

async function fillLeaf(value: Leaf): Promise<string> {
    switch (value[leaf]) {
        case "base64":
            return await toBase64(inMemory(value.of));
        case "dataUrl":
            return await toDataUrl(inMemory(value.of), value.type);
        default:
            throw new InputError(`A ${value[leaf]} cannot stand in the body of a request.`);
    }
}

function inMemory(bytes: Bytes): Blob {
    if (!isFile(bytes)) return bytes;
    throw new InputError(`"${bytes.name}" names a file on disk. Read it, and pass its bytes as a Blob.`);
}
