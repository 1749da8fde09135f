/** Fills a wire request with its files, and with a placeholder for the token. */
import { fillRequest } from "@callsheet/inference/fill";
import { isFile, isLeaf, isSecret, type Leaf, leaf, type WireRequest } from "@callsheet/inference/wire";
import { hubPlaceholder, placeholders } from "../placeholder-token.ts";
import type { ProgramFile } from "../protocol.ts";
import type { FilledRequest } from "../worker/port-messages.ts";

/** @throws InputError for a request that cannot be sent, or a missing file */
export async function filledRequest(wire: WireRequest, files: readonly ProgramFile[]): Promise<FilledRequest> {
    const variables = secretsOf(wire);
    const [placeholder = hubPlaceholder] = variables.map((name) => placeholders(name)[name]);
    const request = await fillRequest(withFiles(wire, files), placeholder);
    const body = new Uint8Array(await request.arrayBuffer());
    return { method: request.method, url: request.url, headers: [...request.headers], body };
}

/** The names of the variables that hold a request's tokens. */
export const secretsOf = ({ headers }: WireRequest): string[] =>
    Object.values(headers)
        .flatMap((value) => (typeof value === "string" ? [] : value))
        .flatMap((part) => (isSecret(part) ? [part.name] : []));

/** The request with its files as blobs. */
function withFiles(wire: WireRequest, files: readonly ProgramFile[]): WireRequest {
    const found = (value: unknown): unknown => {
        if (isFile(value)) {
            const file = files.find(({ name }) => name === value.name);
            return file ? new Blob([file.bytes], { type: value.type }) : value;
        }
        if (isLeaf(value)) return foundIn(value, found);
        if (Array.isArray(value)) return value.map(found);
        if (typeof value !== "object" || value === null || value instanceof Blob) return value;
        return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, found(item)]));
    };
    return { ...wire, ...(wire.body && { body: found(wire.body) as NonNullable<WireRequest["body"]> }) };
}

/** A leaf, with the file in it as a blob. */
function foundIn(value: Leaf, found: (value: unknown) => unknown): unknown {
    const kind = value[leaf];
    return kind === "base64" || kind === "dataUrl" ? { ...value, of: found(value.of) } : value;
}
