import { type ClientFilter, type Written, writeSnippetsWith } from "./attempts.ts";
import { taskOf } from "./call-of-model.ts";
import { clients } from "./clients.ts";
import type { Model, ProviderMapping, SnippetOptions } from "./snippet.ts";
import { loadTemplates } from "./templates/load-templates.ts";

/** Like `writeSnippets`, with the same result, but asynchronous: it imports the templates when they are needed. */
export async function writeAskedSnippets(
    model: Model,
    provider: string,
    mapping: ProviderMapping | undefined,
    options: SnippetOptions,
    wanted: ClientFilter,
): Promise<Written> {
    const task = taskOf(model);
    const able = clients.filter((client) => task !== undefined && client.serves(task) && wanted(client));
    return writeSnippetsWith(await loadTemplates(able), model, provider, mapping, options, wanted);
}
