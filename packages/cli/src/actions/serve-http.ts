import { createApi } from "@callsheet/http";
import type { HttpFlags } from "../commands/http.ts";
import { serveFetch } from "../serve-fetch.ts";
import type { Terminal } from "../terminal.ts";

/** Serves snippets, models, tasks and explained errors over HTTP until it is stopped. */
export async function serveHttp(terminal: Terminal, { port = 8788, host = "127.0.0.1" }: HttpFlags): Promise<void> {
    const { fetch } = createApi();
    await serveFetch(terminal, fetch, { host, port, what: "service" }, (url) =>
        [`Callsheet is served at ${url}, until Ctrl+C.`, `${url}/openapi.json describes it.`, ""].join("\n"),
    );
}
