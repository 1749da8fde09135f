import { type Api, createApi } from "@callsheet/http";
import type { HttpFlags } from "../commands/http.ts";
import { UsageError } from "../errors.ts";
import { serveFetch } from "../serve-fetch.ts";
import type { Terminal } from "../terminal.ts";

/** Serves snippets, models, tasks and explained errors over HTTP until it is stopped. */
export async function serveHttp(
    terminal: Terminal,
    _argument: unknown,
    { port = 8788, host = "127.0.0.1", basePath = "" }: HttpFlags,
): Promise<void> {
    const { fetch } = apiBelow(basePath);
    await serveFetch(terminal, fetch, { host, port, what: "service" }, (url) =>
        [
            `Callsheet is served at ${url}${basePath}, until Ctrl+C.`,
            `${url}${basePath.replace(/\/$/, "")}/openapi.json describes it.`,
            "",
        ].join("\n"),
    );
}

/** @throws UsageError for what is no path */
function apiBelow(basePath: string): Api {
    try {
        return createApi({ basePath });
    } catch (error) {
        if (error instanceof TypeError) throw new UsageError(error.message);
        throw error;
    }
}
