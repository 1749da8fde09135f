/** Letting pages of other origins in, as the services themselves do. */
import type { Written } from "./faults/written.ts";
import { redirectHeader, sandboxHeader } from "./own-headers.ts";

/** What a page of another origin may read. */
const exposed = ["x-request-id", "retry-after", "location", sandboxHeader, "x-sandbox-hint", redirectHeader].join(",");

/** What every response says to a browser. */
export const openHeaders: Readonly<Record<string, string>> = {
    "access-control-allow-origin": "*",
    "access-control-expose-headers": exposed,
};

/** What a browser asks before it sends what a form could not send. */
export function preflight(headers: Headers): Written {
    const asked = headers.get("access-control-request-headers");
    return {
        status: 204,
        headers: {
            "access-control-allow-methods": "GET,HEAD,PUT,POST,DELETE,PATCH",
            ...(asked !== null && {
                "access-control-allow-headers": asked,
                vary: "Access-Control-Request-Headers",
            }),
        },
        body: new Uint8Array(),
    };
}

/** A redirect that is told in a header, for whoever asks for that. */
export function showingRedirect(written: Written): Written {
    const { status, headers } = written;
    if (![301, 302, 303, 307, 308].includes(status)) return written;
    return { status: 200, headers: { ...headers, [redirectHeader]: String(status) }, body: new Uint8Array() };
}
