import type { SandboxFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { number, port, seed } from "../values.ts";
import type { Command } from "./command.ts";

const help = `
It stands in for every provider, for the Hub and for its router, needs no account, and asks no model: what it answers is
made up, and the same for the same request and seed. It prints its address, and for each SDK the line that points at it;
what it was asked is shown at /__sandbox. Ctrl+C ends it.

With a program behind --, as in callsheet sandbox -- python app.py, that program runs with the sandbox as its proxy, with
a made-up token in the place of each real one; the sandbox ends when it ends, with its exit code.

A fault of --fail is a status, or a name (reset, silence, truncate, slow, …), and after a colon the chance that a request
meets it: 503:0.2, reset:0.01, late=2000:0.5. The option may be given more than once. A file of --models holds JSON:
{"owner/name": "text-to-image"}.`;

/** `callsheet sandbox`: every provider on this machine, until it is stopped. */
export const sandbox: Command = {
    name: "sandbox",
    description: "stand in for every provider on this machine, without a model, for tests and for learning",
    argument: {
        usage: "[program...]",
        description: "a program behind --, which runs against the sandbox, and with whose end it ends",
    },
    options: [
        {
            flags: "--port <number>",
            description: "where it listens: 8787 if not said, or any free one with 0",
            read: port("--port"),
        },
        {
            flags: "--host <address>",
            description: "the address it listens on; one that others can reach is guarded by a key",
            default: "127.0.0.1",
        },
        {
            flags: "--seed <number>",
            description: "another number gives other answers",
            read: seed("--seed"),
            default: 0,
        },
        {
            flags: "--pace <pace>",
            description: "how streams come: as from a model that writes, or at once",
            choices: ["natural", "fast"],
            default: "natural",
        },
        {
            flags: "--latency <ms>",
            description: "how many milliseconds a call waits for its first byte",
            read: number("--latency"),
            default: 0,
        },
        { flags: "--fail <fault:chance>", description: "what goes wrong, and how often", isRepeatable: true },
        {
            flags: "--models <models>",
            description: "any: whatever is named; known: the well-known ones; or a JSON file of models and their tasks",
            default: "any",
        },
        {
            flags: "--json",
            description: "print the address, the key and the lines as one JSON object, for programs",
        },
    ],
    help,
    async act(terminal: Terminal, words: readonly string[], flags: SandboxFlags) {
        const { serve } = await import("../actions/serve.ts");
        await serve(terminal, words, flags);
    },
};
