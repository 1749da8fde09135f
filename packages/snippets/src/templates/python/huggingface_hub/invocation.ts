import { isFile, type Provider, providers, type Task, tasks } from "@callsheet/inference";
import { type Code, name, python, type Value } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import type { View } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";

export const createClient = ({ call, token }: View): Code => python`
    client = ${python.from("huggingface_hub", "InferenceClient")}(
        ${keywordArguments({
            ...(call.endpointUrl === undefined ? { provider: call.provider } : { base_url: call.endpointUrl }),
            api_key: token,
            bill_to: call.billTo,
        })}
    )
`;

/** The method of the task with the call's arguments, each by its keyword. */
export function invocation(view: View): Code {
    const { call } = view;
    const { method }: Task = tasks[call.task];
    if (method.python === undefined) throw new TypeError(`huggingface_hub has no method for ${call.task}.`);
    const given = method.python.arguments(call.inputs, call.parameters ?? {});
    // This client takes a file by its path, and a model beside a base URL only in chat.
    const paths = Object.entries(given).map(([key, value]) => [key, isFile(value) ? value.name : value]);
    const named = call.endpointUrl === undefined || call.task === "conversational";
    const values: Record<string, Value> = {
        ...Object.fromEntries(paths),
        ...(named && { model: modelOf(view) }),
        ...(call.task === "text-to-speech" && { extra_body: voiceOf(view) }),
    };
    return python`
        client.${name(method.python.name)}(
            ${keywordArguments(values)}
            ${call.stream && python`stream=True,`}
        )
    `;
}

/** Some models do not speak without a voice, for which the method has no argument. */
function voiceOf(view: View): Value {
    const { voice } = completionArguments(view);
    return voice === undefined ? undefined : { voice };
}

/** A provider that is not behind the router serves chat, and is asked by its own id of the model: the one on the wire. */
function modelOf(view: View): Value {
    const { routedBaseUrl }: Provider = providers[view.call.provider];
    return routedBaseUrl === undefined ? completionArguments(view)["model"] : view.call.model;
}
