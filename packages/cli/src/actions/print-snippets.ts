import type { CatalogueModel } from "@callsheet/catalogue/search";
import { chatApis, providerHelper, providerIds, providersOf } from "@callsheet/inference/providers";
import {
    callOf,
    clientIds,
    clients,
    hiddenCharacters,
    languages,
    type Policy,
    policies,
    type Snippet,
    unusedParameters,
    writeSnippetsAsync,
} from "@callsheet/snippets/internal/command-line";
import { checkStreams, inputsOf } from "../call-input.ts";
import type { SnippetFlags } from "../commands/snippet.ts";
import { UsageError } from "../errors.ts";
import { oneOf } from "../nearest.ts";
import { resolveModel } from "../resolve-model.ts";
import { hasColour, type Terminal } from "../terminal.ts";
import { unique } from "../values.ts";

const policiesAndProviders: readonly Policy[] = [...policies, ...providerIds];

/** Prints the code that calls a model. */
export async function printSnippets(terminal: Terminal, id: string, flags: SnippetFlags): Promise<void> {
    const snippets = await snippetsOf(terminal, id, flags);
    terminal.stdout.write(flags.json ? `${JSON.stringify(snippets, null, 4)}\n` : await print(snippets, terminal));
}

/**
 * The snippets of a call.
 *
 * @param models the models to compare the id with, also if the flags say everything; default none
 * @throws UsageError if there are none, with the reasons
 */
export async function snippetsOf(
    terminal: Terminal,
    id: string,
    flags: SnippetFlags,
    models?: readonly CatalogueModel[],
): Promise<Snippet[]> {
    const language = flags.language && oneOf("language", flags.language, unique(clients.map((one) => one.language)));
    const client = flags.client && oneOf("client", flags.client, clientIds);
    const policy = flags.policy === undefined ? undefined : oneOf("policy", flags.policy, policiesAndProviders);
    const { model, task, provider, mapping } = await resolveModel(terminal, id, flags, models);
    if (flags.stream) checkStreams(task);
    const options = {
        ...flags,
        policy,
        max_tokens: flags.maxTokens,
        top_p: flags.topP,
        api: flags.api === undefined ? undefined : oneOf("API", flags.api, chatApis),
        parameters: parametersOf(flags),
        inputs: flags.inputs === undefined ? undefined : await inputsOf(terminal, flags.inputs),
    };
    const isChosen = (one: { readonly language: string; readonly id: string }) =>
        (!language || one.language === language) && (!client || one.id === client);
    const { snippets, leftOut } = await writeSnippetsAsync(model, provider, mapping, options, isChosen);
    const hidden = hiddenCharacters([model, mapping, options]);
    if (hidden.length > 0) {
        terminal.stderr.write(
            `A value holds characters that cannot be seen, written as escapes: ${hidden.join(", ")}.\n`,
        );
    }
    const unused = unusedParameters(callOf(task, model, provider, mapping, options));
    for (const name of unused.filter((name) => name in { ...options.parameters })) {
        terminal.stderr.write(`${name} changes nothing: ${model.id} at ${provider} takes no notice of it.\n`);
    }
    const reasons = leftOut.map(({ client, why }) => `No code for ${client}: ${why}`);
    if (snippets.length > 0) {
        for (const reason of reasons) terminal.stderr.write(`${reason}\n`);
        return snippets;
    }
    if (reasons.length > 0) throw new UsageError(reasons.join("\n"));
    const isServed = providerHelper(provider, task) !== undefined;
    const others = isServed ? await writeSnippetsAsync(model, provider, mapping, options, () => true) : undefined;
    if (others === undefined || others.snippets.length === 0) {
        const serving = providersOf(task).join(", ") || "none here";
        throw new UsageError(`${provider} does not serve ${task}. Providers that do: ${serving}.`);
    }
    const possible = others.snippets.map((one) => `${one.language}/${one.client}`).join(", ");
    throw new UsageError(`No such snippet for ${task}. There are: ${possible}.`);
}

/** The parameters, including those with an option of their own. */
function parametersOf({ parameters, tools, responseFormat }: SnippetFlags): SnippetFlags["parameters"] {
    if (tools === undefined && responseFormat === undefined) return parameters;
    return {
        ...parameters,
        ...(tools && { tools }),
        ...(responseFormat && { response_format: responseFormat }),
    };
}

async function print(snippets: readonly Snippet[], terminal: Terminal): Promise<string> {
    const coloured = hasColour(terminal) ? (await import("../highlight.ts")).highlight : undefined;
    const programs = snippets.map(async ({ language, client, content }) => {
        const program = coloured ? await coloured(content, language) : content;
        return snippets.length > 1 ? `${languages[language].comment} ${language}, ${client}\n${program}` : program;
    });
    return (await Promise.all(programs)).join("\n");
}
