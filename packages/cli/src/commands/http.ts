import type { HttpFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { port } from "../values.ts";
import type { Command } from "./command.ts";

const help = `
The paths are /v1/snippets, /v1/models, /v1/tasks and /v1/explain; /openapi.json describes them. It asks nobody, takes no
access token, and calls no model.

  curl -H 'accept: text/plain' 'http://127.0.0.1:8788/v1/snippets?model=openai/whisper-large-v3&client=curl'`;

/** `callsheet http`: the service over HTTP, until it is stopped. */
export const http: Command = {
    name: "http",
    description: "serve snippets, models, tasks and explained errors over HTTP",
    options: [
        {
            flags: "--port <number>",
            description: "the port to listen on, or 0 for any free one (default: 8788)",
            read: port("--port"),
        },
        {
            flags: "--host <address>",
            description: "the address to listen on (default: 127.0.0.1)",
        },
    ],
    help,
    async act(terminal: Terminal, _argument: undefined, flags: HttpFlags) {
        const { serveHttp } = await import("../actions/serve-http.ts");
        await serveHttp(terminal, flags);
    },
};
