import { number, port, seed, wholeNumber } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
The sandbox stands in for every provider, for the Hub and for its router. It needs no account and runs no model: its
answers are made up, and the same for the same request and seed. It prints its address and, for each SDK, the line that
points the SDK at it. /__sandbox shows the requests that it received. Press Ctrl+C to stop it.

With a program after --, as in callsheet sandbox -- python app.py, that program runs with the sandbox as its proxy and a
made-up token in place of each real one. On Linux it has no network, but for the ports of this machine: what it sends
past the proxy reaches the sandbox, or nobody. The sandbox stops when the program ends, with its exit code.

A fault of --fail is a status or a name (reset, silence, truncate, slow, …), then a colon and the probability of each
request to meet it: 503:0.2, reset:0.01, late=2000:0.5. The option may be repeated. A file of --models holds JSON:
{"owner/name": "text-to-image"}.

A file of --replies holds what models write, as a list in YAML: texts, and objects with text, tool_calls or json. Each
answers one request, in order; one with "when" answers each request whose last message contains that. Their form is in
replies.schema.json, by which an editor completes them.

When the program has ended, standard error lists the requests that were refused, if any were.`;

const options = [
    {
        name: "port",
        value: "number",
        description: "the port to listen on, or 0 for any free one (default: 8787)",
        read: port,
    },
    {
        name: "host",
        value: "address",
        description: "the address to listen on; other machines need a key to use the sandbox",
        default: "127.0.0.1",
    },
    {
        name: "seed",
        value: "number",
        description: "another seed gives other answers",
        read: seed,
        default: 0,
    },
    {
        name: "pace",
        value: "pace",
        description: "the speed of streams: as a model writes, or at once",
        choices: ["natural", "fast"],
        default: "natural",
    },
    {
        name: "latency",
        value: "ms",
        description: "the milliseconds before the first byte of each response",
        read: number,
        default: 0,
    },
    {
        name: "max-body",
        value: "MiB",
        description: "the largest body of a request; a larger one is refused with 413",
        read: wholeNumber,
        default: 64,
    },
    { name: "fail", value: "fault:chance", description: "a fault and its probability", isRepeatable: true },
    {
        name: "models",
        value: "models",
        description:
            "any: every model that is named; known: well-known models; or a JSON file of models and their tasks",
        default: "any",
    },
    { name: "replies", value: "file", description: "what models write, in place of made-up answers: a list in YAML" },
    { name: "journal", value: "file", description: "keep the journal as one page of HTML when the sandbox ends" },
    {
        name: "share-network",
        description: "leave the network of this machine to the program (Linux; elsewhere it always has it)",
    },
    {
        name: "json",
        description: "print the address, the key and the lines for SDKs as one JSON object",
    },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet sandbox`. */
export type SandboxFlags = FlagsOf<typeof options>;

/** `callsheet sandbox`: every provider on this machine, until it is stopped. */
export const sandbox = {
    name: "sandbox",
    description: "stand in for every provider, on this machine and without a model, for tests and learning",
    argument: {
        usage: "[program...]",
        description: "a program after --, which runs against the sandbox; the sandbox stops when it ends",
    },
    options,
    help,
} as const satisfies Command;
