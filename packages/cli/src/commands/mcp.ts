import { port } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
The tools are find_model, write_snippet, explain_error, run_in_sandbox and task_schema; the resources are the chapters of
the book and a page of each task. The Hub is asked about models that the catalogue lacks, and nobody else. It takes no
access token, and returns none.

  { "mcpServers": { "callsheet": { "command": "npx", "args": ["--yes", "callsheet", "mcp"] } } }`;

const options = [
    {
        name: "port",
        value: "number",
        description: "serve streamable HTTP at this port of this machine instead (0: any free one)",
        read: port,
    },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet mcp`. */
export type McpFlags = FlagsOf<typeof options>;

/** `callsheet mcp`: a server for assistants. */
export const mcp = {
    name: "mcp",
    description: "serve assistants by the Model Context Protocol, on standard input and output",
    options,
    help,
} as const satisfies Command;
