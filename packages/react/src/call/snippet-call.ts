/** A call as the properties of a component, and as the query that the generator reads. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { Policy, SnippetOptions } from "@callsheet/snippets";
import { type LookUp, parseQuery, type Query, readState, withChanges, writeInputs } from "@callsheet/snippets/query";

/** What a snippet calls. Anything that is not given has the generator's default: a model's own task and provider. */
export type SnippetCall = {
    /** The model's id on the Hub, such as `openai/gpt-oss-20b`. Default: the model of the task's example. */
    readonly model?: string | undefined;
    /** The id of the task. Default: the model's own, or chat. */
    readonly task?: TaskId | undefined;
    /** The id of the provider, or `auto`. Default: the one that lists the model. */
    readonly provider?: ProviderId | undefined;
    /** The provider's own id of the model. Default: that of the catalogue. */
    readonly providerModel?: string | undefined;
    /** The file name of an adapter's weights. Default: that of the catalogue. */
    readonly adapter?: string | undefined;
    /** Whether to stream the output, if the task supports it. Default: false. */
    readonly stream?: boolean | undefined;
    /** The inputs: a text, the name of a file, or an object as the task takes it. Default: the task's example. */
    readonly inputs?: unknown;
    /** The parameters, such as `{ width: 512 }`. Default: those of the task's example. */
    readonly parameters?: Readonly<Record<string, unknown>> | undefined;
    /** The Hub organisation to bill. Default: the reader's own account. */
    readonly billTo?: string | undefined;
    /** Whether to call the provider with its own key. Default: false, through the Hub's router. */
    readonly direct?: boolean | undefined;
    /** How the provider `auto` is chosen. Default: the fastest. */
    readonly policy?: Policy | undefined;
    /** The URL of a server of one's own, in place of the provider. */
    readonly endpoint?: string | undefined;
    /** Whether that server needs no key. Default: false. */
    readonly keyless?: boolean | undefined;
    /** Which of OpenAI's APIs a chat uses. Default: `chat-completions`. */
    readonly api?: SnippetOptions["api"];
};

/** The query of a call. @param call a `SnippetCall`, or the query of a link to the generator */
export function queryOf(call: SnippetCall | string, lookUp: LookUp): Query {
    if (typeof call === "string") return parseQuery(call.slice(call.indexOf("?") + 1));
    // Named one by one: a component may have been given other properties, too.
    const { model, task, provider, adapter, policy, endpoint, api, inputs } = call;
    const query = withChanges(
        {},
        {
            model,
            task,
            provider,
            "provider-model": call.providerModel,
            adapter,
            policy,
            endpoint,
            api,
            "bill-to": call.billTo,
            stream: call.stream ? "true" : undefined,
            direct: call.direct ? "true" : undefined,
            keyless: call.keyless ? "true" : undefined,
            parameters: call.parameters && JSON.stringify(call.parameters),
        },
    );
    return inputs === undefined ? query : { ...query, inputs: inputsText(inputs, query, lookUp) };
}

/** A text is the only message of a chat. */
function inputsText(inputs: unknown, query: Query, lookUp: LookUp): string {
    const isMessage = typeof inputs === "string" && readState(query, lookUp).task.value === "conversational";
    return writeInputs(isMessage ? [{ role: "user", content: inputs }] : inputs);
}
