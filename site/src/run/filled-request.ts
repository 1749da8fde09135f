/** Fills a wire request with its files, and with a placeholder for the token. */
import { fillRequest } from "@callsheet/inference/internal/fill";
import { isSecret, type WireRequest } from "@callsheet/inference/wire";
import { withFiles } from "./panel/runnable-call.ts";
import { hubPlaceholder, placeholders } from "./placeholder-token.ts";
import type { ProgramFile } from "./protocol.ts";
import type { FilledRequest } from "./worker/port-messages.ts";

/** @throws InputError for a request that cannot be sent, or a missing file */
export async function filledRequest(wire: WireRequest, files: readonly ProgramFile[]): Promise<FilledRequest> {
    const variables = secretsOf(wire);
    const [placeholder = hubPlaceholder] = variables.map((name) => placeholders(name)[name]);
    const byName = new Map(files.map(({ name, bytes }) => [name, bytes]));
    const body = withFiles(wire.body, byName) as WireRequest["body"];
    const request = await fillRequest({ ...wire, ...(body && { body }) }, placeholder);
    const { method, url, headers } = request;
    return { method, url, headers: [...headers], body: new Uint8Array(await request.arrayBuffer()) };
}

/** The names of the variables that hold a request's tokens. */
export const secretsOf = ({ headers }: WireRequest): string[] =>
    Object.values(headers)
        .flatMap((value) => (typeof value === "string" ? [] : value))
        .flatMap((part) => (isSecret(part) ? [part.name] : []));
