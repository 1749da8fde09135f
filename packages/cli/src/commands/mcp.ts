import type { McpFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { port } from "../values.ts";
import type { Command } from "./command.ts";

const help = `
The tools are find_model, write_snippet, explain_error, run_in_sandbox and task_schema; the resources are the chapters of
the book and a page of each task. The Hub is asked about models that the catalogue lacks, and nobody else. It takes no
access token, and returns none.

  { "mcpServers": { "callsheet": { "command": "npx", "args": ["--yes", "callsheet", "mcp"] } } }`;

/** `callsheet mcp`: a server for assistants. */
export const mcp: Command = {
    name: "mcp",
    description: "serve assistants by the Model Context Protocol, on standard input and output",
    options: [
        {
            flags: "--port <number>",
            description: "serve streamable HTTP at this port of this machine instead (0: any free one)",
            read: port("--port"),
        },
    ],
    help,
    async act(terminal: Terminal, _argument: undefined, flags: McpFlags) {
        const { serveMcp } = await import("../actions/serve-mcp.ts");
        await serveMcp(terminal, flags);
    },
};
