import { port } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
The paths are /v1/snippets, /v1/models, /v1/tasks and /v1/explain; /openapi.json describes them. It asks nobody, takes no
access token, and calls no model.

  curl -H 'accept: text/plain' 'http://127.0.0.1:8788/v1/snippets?model=openai/whisper-large-v3&client=curl'`;

const options = [
    {
        name: "port",
        value: "number",
        description: "the port to listen on, or 0 for any free one (default: 8788)",
        read: port,
    },
    {
        name: "host",
        value: "address",
        description: "the address to listen on (default: 127.0.0.1)",
    },
    {
        name: "base-path",
        value: "path",
        description: "the path below which it is served, such as /callsheet (default: none)",
    },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet http`. */
export type HttpFlags = FlagsOf<typeof options>;

/** `callsheet http`: the service over HTTP, until it is stopped. */
export const http = {
    name: "http",
    description: "serve snippets, models, tasks and explained errors over HTTP",
    options,
    help,
} as const satisfies Command;
