import type { ProviderOrder } from "@callsheet/catalogue/search";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const help = `
Each line is a model at a provider: the model's id, its task, the provider, the provider's own id of the model, and the
day when it was last listed. With --hub, the last column is, where known: US dollars for a million tokens read and
written, the most tokens of a conversation, and whether the model calls tools there. Columns are separated by tabs when
the output is not a terminal. With --providers, the text is a model's id, and each line is a provider that serves it:
with --hub at what price, with which context, tools, structured output and speed; else when it was last listed, and
whether that is stale, which is more than 90 days ago. Stale ones come last.`;

/** A list of its own: the help of a command loads nothing of the catalogue. */
const orders = [
    "listed",
    "provider",
    "input",
    "output",
    "context",
    "speed",
    "latency",
] as const satisfies readonly ProviderOrder[];

const options = [
    { name: "task", value: "task", description: "only models for this task" },
    { name: "provider", value: "provider", description: "only models that this provider serves" },
    { name: "providers", description: "compare the providers of one model" },
    {
        name: "sort",
        value: "by",
        description: "sort the providers, the best first (default: listed)",
        choices: orders,
    },
    { name: "tools", description: "with --hub: only providers where the model calls tools" },
    { name: "structured-output", description: "with --hub: only providers that make output follow a schema" },
    { name: "hub", description: "list today's models from the Hub instead of the catalogue" },
    {
        name: "json",
        description: "print JSON: { id, task, readsImages, mappings } for each model; with --providers, its mappings",
    },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet models`. */
export type ModelsFlags = FlagsOf<typeof options>;

/** `callsheet models [TEXT]`: lists models and their providers. */
export const models = {
    name: "models",
    description: "list models, their providers, and their ids there",
    argument: {
        usage: "[text]",
        description: "a part of a model's owner, name or task (default: all models)",
    },
    options,
    help,
} as const satisfies Command;
