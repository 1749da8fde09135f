/** CORS: pages of other origins may call the sandbox, as they may call the services. */
import type { Written } from "./faults/write-response.ts";
import { redirectHeader, sandboxHeader } from "./sandbox-headers.ts";

/** Response headers that a page of another origin may read. */
const exposed = ["x-request-id", "retry-after", "location", sandboxHeader, "x-sandbox-hint", redirectHeader].join(",");

/** CORS headers of every response. */
export const corsHeaders: Readonly<Record<string, string>> = {
    "access-control-allow-origin": "*",
    "access-control-expose-headers": exposed,
};

/** The response to a CORS preflight request. */
export function preflight(headers: Headers): Written {
    const requestHeaders = headers.get("access-control-request-headers");
    return {
        status: 204,
        headers: {
            "access-control-allow-methods": "GET,HEAD,PUT,POST,DELETE,PATCH",
            ...(requestHeaders !== null && {
                "access-control-allow-headers": requestHeaders,
                vary: "Access-Control-Request-Headers",
            }),
        },
        body: new Uint8Array(),
    };
}

/** Replaces a redirect by a 200 with the redirect's status in a header, for clients that requested this. */
export function redirectInHeader(response: Written): Written {
    const { status, headers } = response;
    if (![301, 302, 303, 307, 308].includes(status)) return response;
    return { status: 200, headers: { ...headers, [redirectHeader]: String(status) }, body: new Uint8Array() };
}
