/** Replaces the leaves of a body by real bytes, just before it is sent. */

import { InputError } from "../errors/errors.ts";
import { toBase64, toDataUrl } from "../wire/base64.ts";
import { type Bytes, isFile, isLeaf, type Leaf, leaf } from "../wire/leaf.ts";
import type { FormFile, WireBody, WireJson } from "../wire/wire.ts";

/** A body with real bytes; a promise only if files must be encoded as text. */
export function fillBody(body: WireBody): string | Blob | FormData | Promise<string> {
    switch (body.format) {
        case "json":
            return hasLeaf(body.value) ? fillJson(body.value).then(JSON.stringify) : JSON.stringify(body.value);
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

/** JSON with its leaves replaced; values without leaves are not copied. */
async function fillJson(value: WireJson): Promise<unknown> {
    if (!hasLeaf(value)) return value;
    if (isLeaf(value)) return await fillLeaf(value);
    if (Array.isArray(value)) return await Promise.all(value.map(fillJson));
    const result: Record<string, unknown> = Object.create(null);
    for (const [key, item] of Object.entries(value)) result[key] = await fillJson(item);
    return result;
}

/** Whether a value contains a leaf. A loop, because making a list of the values would take longer than the search. */
function hasLeaf(value: unknown): value is object {
    if (typeof value !== "object" || value === null) return false;
    if (isLeaf(value)) return true;
    if (Array.isArray(value)) return value.some(hasLeaf);
    for (const key in value) if (hasLeaf((value as Readonly<Record<string, unknown>>)[key])) return true;
    return false;
}

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
