/** A call as the properties of a component, and as the query that the generator reads. */
import type { ProviderId } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { SnippetOptions } from "@callsheet/snippets";
import { type CallPartName, callOption, callOptionNames, kebabCase } from "@callsheet/snippets/call-options";
import { type LookUp, parseQuery, type Query, readState, withChanges, writeInputs } from "@callsheet/snippets/query";
import { given } from "../props.ts";

/** What is called. Anything that is not given has the generator's default: a model's own task and provider. */
type CallTarget = {
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
};

/** What a snippet calls, and how: the options of a call but for those that choose the program to show. */
export type SnippetCall = CallTarget & Pick<SnippetOptions, Exclude<CallPartName, keyof CallTarget>>;

/** The query of a call. @param call a `SnippetCall`, or the query of a link to the generator */
export function queryOf(call: SnippetCall | string, lookUp: LookUp): Query {
    if (typeof call === "string") return parseQuery(call.slice(call.indexOf("?") + 1));
    // A component may have been given other properties, too.
    const values: Readonly<Record<string, unknown>> = given(call);
    const { inputs } = values;
    const parts = callOptionNames.filter((name) => name !== "inputs" && !callOption(name).isView);
    const query = withChanges({}, Object.fromEntries(parts.map((name) => [kebabCase(name), textOf(values[name])])));
    return inputs === undefined ? query : { ...query, inputs: inputsText(inputs, query, lookUp) };
}

/** The text of a value in a query: a text is itself, and a switch that is off has none. */
function textOf(value: unknown): string | undefined {
    if (typeof value === "string") return value;
    return value ? JSON.stringify(value) : undefined;
}

/** A text is the only message of a chat. */
function inputsText(inputs: unknown, query: Query, lookUp: LookUp): string {
    const isMessage = typeof inputs === "string" && readState(query, lookUp).task.value === "conversational";
    return writeInputs(isMessage ? [{ role: "user", content: inputs }] : inputs);
}
