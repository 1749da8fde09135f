import { providerIds, providersOf } from "@callsheet/inference";
import { clients, type Policy, policies, type Snippet, taskOf, writeSnippets } from "@callsheet/snippets";
import { Command } from "commander";
import { highlight } from "../highlight.ts";
import { inputsOf } from "../inputs.ts";
import { modelOf } from "../model.ts";
import { oneOf } from "../nearest.ts";
import { checkStreams } from "../streams.ts";
import { hasColour, type Terminal } from "../terminal.ts";
import { UsageError } from "../usage-error.ts";
import { jsonObject, number, unique, wholeNumber } from "../values.ts";

type Flags = {
    readonly task?: string;
    readonly provider: string;
    readonly providerModel?: string;
    readonly direct?: true;
    readonly endpoint?: string;
    readonly policy?: string;
    readonly language?: string;
    readonly client?: string;
    readonly stream?: true;
    readonly billTo?: string;
    readonly maxTokens?: number;
    readonly temperature?: number;
    readonly topP?: number;
    readonly inputs?: string;
    readonly parameters?: Readonly<Record<string, unknown>>;
    readonly library?: string;
    readonly tags?: string;
    readonly json?: true;
};

const policiesAndProviders: readonly Policy[] = [...policies, ...providerIds];

/** `callsheet snippet MODEL`: the code that calls a model. */
export function snippetCommand(terminal: Terminal): Command {
    return new Command("snippet")
        .description("print the code that calls a model")
        .argument("<model>", "the model's id on the Hub, such as owner/name")
        .option("--task <task>", "what the model does: a pipeline tag, or conversational")
        .option("--provider <provider>", "who serves it", "hf-inference")
        .option("--provider-model <id>", "the provider's own id of the model, as the Hub's mapping says")
        .option("--direct", "to the provider's own address, with its own key")
        .option("--endpoint <url>", "a server of your own, in place of the provider")
        .option("--policy <policy>", `how the provider auto chooses: ${policies.join(", ")}, or a provider`)
        .option("--language <language>", "js, python or sh")
        .option("--client <client>", "the library that the code uses")
        .option("--stream", "print the output as it arrives")
        .option("--bill-to <organisation>", "the organisation of the Hub that pays")
        .option("--max-tokens <number>", "how many tokens the output may have", wholeNumber("--max-tokens"))
        .option("--temperature <number>", "how freely words are chosen", number("--temperature"))
        .option("--top-p <number>", "the share of likely words to choose from", number("--top-p"))
        .option("--inputs <json>", "in place of the example: JSON, a plain text, or - for standard input")
        .option("--parameters <json>", "in place of those of the example: a JSON object", jsonObject("--parameters"))
        .option("--library <name>", "the library that the model is made for")
        .option("--tags <tags>", "the model's tags on the Hub, with commas between them")
        .option("--json", "print JSON: { language, client, variant, content } for each snippet")
        .action(async (id: string, flags: Flags) => {
            const snippets = await snippetsOf(terminal, id, flags);
            terminal.stdout.write(
                flags.json ? `${JSON.stringify(snippets, null, 4)}\n` : await print(snippets, terminal),
            );
        });
}

async function snippetsOf(terminal: Terminal, id: string, flags: Flags): Promise<Snippet[]> {
    const model = modelOf(id, flags, terminal);
    const task = taskOf(model);
    if (task === undefined) throw new UsageError(`There are no snippets for ${model.pipeline_tag}.`);
    const language = flags.language && oneOf("language", flags.language, unique(clients.map((one) => one.language)));
    const client = flags.client && oneOf("client", flags.client, unique(clients.map((one) => one.id)));
    const provider = oneOf("provider", flags.provider, providerIds);
    if (flags.stream) checkStreams(task);
    const options = {
        streaming: flags.stream,
        billTo: flags.billTo,
        directRequest: flags.direct,
        endpointUrl: flags.endpoint,
        policy: flags.policy === undefined ? undefined : oneOf("policy", flags.policy, policiesAndProviders),
        max_tokens: flags.maxTokens,
        temperature: flags.temperature,
        top_p: flags.topP,
        parameters: flags.parameters,
        inputs: flags.inputs === undefined ? undefined : await inputsOf(terminal, flags.inputs),
    };
    const mapping = flags.providerModel === undefined ? undefined : { providerId: flags.providerModel };
    const { snippets: all, leftOut } = writeSnippets(model, provider, mapping, options);
    const isChosen = (one: Pick<Snippet, "language" | "client">) =>
        (!language || one.language === language) && (!client || one.client === client);
    const chosen = all.filter(isChosen);
    const reasons = leftOut.filter(isChosen).map(({ client, why }) => `No code for ${client}: ${why}`);
    if (chosen.length > 0) {
        for (const reason of reasons) terminal.stderr.write(`${reason}\n`);
        return chosen;
    }
    if (reasons.length > 0) throw new UsageError(reasons.join("\n"));
    if (all.length === 0) {
        const others = providersOf(task).join(", ") || "none here";
        throw new UsageError(`${provider} does not serve ${task}. Providers that do: ${others}.`);
    }
    const written = all.map((one) => `${one.language}/${one.client}`).join(", ");
    throw new UsageError(`No such snippet for ${task}. There are: ${written}.`);
}

async function print(snippets: readonly Snippet[], terminal: Terminal): Promise<string> {
    const programs = snippets.map(async ({ language, client, content }) => {
        const program = hasColour(terminal) ? await highlight(content, language) : content;
        const comment = language === "js" ? "//" : "#";
        return snippets.length > 1 ? `${comment} ${language}, ${client}\n${program}` : program;
    });
    return (await Promise.all(programs)).join("\n");
}
