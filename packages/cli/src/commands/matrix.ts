import { Command } from "commander";
import type { MatrixFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";
import { jobs } from "../values.ts";

const help = `
Models are described one a line, as JSON: {"id": …, "pipeline_tag": …, "tags": …, "library_name": …, "mapping": …,
"provider": …, "options": …}, of which only the id must be there. The snippets of each come in the order of the lines,
with the number of the line. A line that cannot be read is named on standard error, and passed over.

Exit codes: 0 when every line was read, 1 when some were passed over, 2 when the command could not be understood.`;

/** `callsheet matrix`: every snippet that can be written, one JSON object a line. */
export function matrixCommand(terminal: Terminal): Command {
    return new Command("matrix")
        .description("print every snippet that can be written, as JSON Lines")
        .option("--provider <provider>", "only of this provider")
        .option("--task <task>", "only of this task")
        .option("--client <client>", "only of this client")
        .option("--models <file>", "of the models that are described in this file, or - for standard input")
        .option(
            "--jobs <number>",
            "how many threads share the work: 1 if not said; auto is one for each core",
            jobs("--jobs"),
        )
        .option("--keep-problems", "write what is wrong with a line into the output, in its place, and end with 0")
        .addHelpText("after", help)
        .action(async (flags: MatrixFlags) => {
            const { printMatrix } = await import("../actions/print-matrix.ts");
            await printMatrix(terminal, flags);
        });
}
