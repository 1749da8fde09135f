/** Turns a wire request into a `Request`, for code that sends it by other means than the client. */
import type { WireRequest } from "../wire/wire.ts";
import { fillBody } from "./fill-body.ts";
import { fillHeaders } from "./send.ts";

/**
 * Replaces the leaves of a request by their values.
 *
 * @param request a wire request whose files are in memory
 * @param token the token, in place of its secret
 * @throws InputError for a value that is not valid in a header, and for a file on disk
 */
export async function fillRequest({ method, url, headers, body }: WireRequest, token: string): Promise<Request> {
    return new Request(url, {
        method,
        headers: fillHeaders(headers, token, {}),
        ...(body && { body: await fillBody(body) }),
    });
}
