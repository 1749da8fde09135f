import { Command } from "commander";
import type { ModelsFlags } from "../flags.ts";
import type { Terminal } from "../terminal.ts";

const help = `
A line for each model and provider: the model's id, its task, the provider, the provider's own id of the model, and when
it was last listed; of the Hub, in place of that: US dollars for a million tokens read and written, how many tokens a
conversation may have, and whether the model calls tools there, where that is known. Tabs stand between them when the
output is no terminal.`;

/** `callsheet models [TEXT]`: which models there are, and who serves them. */
export function modelsCommand(terminal: Terminal): Command {
    return new Command("models")
        .description("list models, and who serves them under which id")
        .argument("[text]", "parts of a model's owner, name or task; without it all models")
        .option("--task <task>", "only those that do this")
        .option("--provider <provider>", "only those that it serves")
        .option("--hub", "ask the Hub which there are today, not the catalogue")
        .option("--json", "print JSON: { id, task, readsImages, mappings } for each model")
        .addHelpText("after", help)
        .action(async (text: string | undefined, flags: ModelsFlags) => {
            const { listModels } = await import("../actions/list-models.ts");
            await listModels(terminal, text ?? "", flags);
        });
}
