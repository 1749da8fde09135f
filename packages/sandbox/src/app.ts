/** The web application: records, answers, and lets browsers in. */
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { addressOf } from "./address.ts";
import { holdBack, toResponse } from "./connection.ts";
import { redirectHeader } from "./own-headers.ts";
import { type RecordedRequest, recordOf } from "./recording.ts";
import { respond, type World } from "./respond.ts";

/** A sandbox that runs for days does not fill the memory. */
const mostRecords = 10_000;

/** What a page of another origin may read. */
const exposeHeaders = ["x-request-id", "retry-after", "x-sandbox-hint", "location", redirectHeader];

export function createApp(world: World, requests: RecordedRequest[]): Hono<{ Bindings: HttpBindings }> {
    const app = new Hono<{ Bindings: HttpBindings }>();
    app.use(cors({ origin: "*", exposeHeaders }));
    // Only an address that cannot be read comes to this: whatever else goes wrong is answered in the service's words.
    app.onError((error, context) => context.json({ error: error.message }, 400));
    app.all("*", async ({ env: { incoming, outgoing }, req }) => {
        const headers = new Headers(req.raw.headers);
        // The path as it came: reading it as a URL would tidy it.
        const address = addressOf(incoming.url ?? "/", headers, world.ownHosts);
        const record = recordOf(req.method, address.url, headers, new Uint8Array(await req.arrayBuffer()));
        requests.push(record);
        if (requests.length > mostRecords) requests.shift();
        outgoing.once("close", () => {
            if (record.outcome === "open") record.outcome = outgoing.writableFinished ? "sent" : "left";
        });
        const written = await respond(world, address, record);
        if ((await holdBack(record, outgoing)) === "over") {
            if (record.fault?.kind === "reset") record.outcome = "cut";
            return RESPONSE_ALREADY_SENT;
        }
        const response = toResponse(written, record, outgoing);
        return headers.has(redirectHeader) ? showingRedirect(response) : response;
    });
    return app;
}

function showingRedirect(response: Response): Response {
    const { status, headers } = response;
    if (![301, 302, 303, 307, 308].includes(status)) return response;
    const shown = new Headers(headers);
    shown.set(redirectHeader, String(status));
    return new Response(null, { headers: shown });
}
