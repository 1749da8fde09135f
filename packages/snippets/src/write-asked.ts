/** Writing a few snippets in a program that ends after it: it loads the templates of the clients that are asked for. */
import { type Wanted, type Written, writeWith } from "./attempts.ts";
import { taskOf } from "./call-of-model.ts";
import { clients } from "./clients.ts";
import type { Model, ProviderMapping, SnippetOptions } from "./snippet.ts";
import { loadTemplates } from "./templates/load.ts";

export { isDirect } from "./call-of-model.ts";
export { clients } from "./clients.ts";
export { type Model, type Policy, policies, type Snippet } from "./snippet.ts";

/** As `writeSnippets`, of which it prints the same, though not at once. */
export async function writeAskedSnippets(
    model: Model,
    provider: string,
    mapping: ProviderMapping | undefined,
    options: SnippetOptions,
    wanted: Wanted,
): Promise<Written> {
    const task = taskOf(model);
    const able = clients.filter((client) => task !== undefined && client.serves(task) && wanted(client));
    return writeWith(await loadTemplates(able), model, provider, mapping, options, wanted);
}
