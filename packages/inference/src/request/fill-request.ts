/** A wire request as it goes out, for whoever sends it in a way of their own. */
import type { WireRequest } from "../wire/wire.ts";
import { fillBody } from "./fill.ts";
import { fillHeaders } from "./send.ts";

/**
 * Fills the leaves of a request.
 *
 * @param request whose files are in memory
 * @param token in the place of its secret
 * @throws InputError for what a header cannot hold, and for a file on disk
 */
export async function fillRequest({ method, url, headers, body }: WireRequest, token: string): Promise<Request> {
    return new Request(url, {
        method,
        headers: fillHeaders(headers, token, {}),
        ...(body && { body: await fillBody(body) }),
    });
}
