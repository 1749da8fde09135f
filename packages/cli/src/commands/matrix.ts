import { jobs } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
Each line of --models describes a model as JSON: {"id": …, "pipeline_tag": …, "tags": …, "library_name": …,
"mapping": …, "provider": …, "options": …}. Only the id is required. The snippets come in the order of the lines, with
the number of the line. A line that cannot be read is reported on standard error and skipped.

Exit codes: 0 if every line was read, 1 if some were skipped, 2 if the command could not be understood.`;

const options = [
    { name: "provider", value: "provider", description: "only snippets for this provider" },
    { name: "task", value: "task", description: "only snippets for this task" },
    { name: "client", value: "client", description: "only snippets for this client" },
    {
        name: "models",
        value: "file",
        description: "snippets for the models in this file, or - for standard input",
    },
    {
        name: "jobs",
        value: "number",
        description: "the number of threads, or auto for one per core (default: 1)",
        read: jobs,
    },
    {
        name: "keep-problems",
        description: "write the problem of a line into the output in its place, and exit with 0",
    },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet matrix`. */
export type MatrixFlags = FlagsOf<typeof options>;

/** `callsheet matrix`: every snippet that can be written, one JSON object a line. */
export const matrix = {
    name: "matrix",
    description: "print every snippet that can be written, as JSON Lines",
    options,
    help,
} as const satisfies Command;
