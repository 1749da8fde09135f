import { type Provider, providers } from "@callsheet/inference/providers";
import { type Code, name, python, type Value } from "../../../languages/index.ts";
import { completionArguments } from "../../openai.ts";
import { noKey, type View } from "../../template.ts";
import { keywordArguments } from "../keyword-arguments.ts";
import { argumentsOf, methodOf } from "./arguments.ts";

const InferenceClient = python.from("huggingface_hub", "InferenceClient");

export const createClient = ({ call, token }: View): Code => python`
    client = ${InferenceClient}(
        ${keywordArguments({
            ...(call.endpointUrl === undefined ? { provider: call.provider } : { base_url: call.endpointUrl }),
            api_key: token ?? noKey,
            bill_to: call.billTo,
        })}
    )
`;

/**
 * Calls the task's method with keyword arguments.
 * @param variables replaces some of the arguments. Default: none
 */
export function invocation(view: View, variables: Readonly<Record<string, Value>> = {}): Code {
    const { call } = view;
    const { named, ...given } = argumentsOf(call);
    const extra = { ...given.extra, ...(call.task === "text-to-speech" && voiceOf(view)) };
    // With a base URL, this client takes a model only for chat.
    const asksForModel = call.endpointUrl === undefined || call.task === "conversational";
    return python`
        client.${name(methodOf(call.task).name)}(
            ${keywordArguments({
                ...named,
                ...variables,
                ...(asksForModel && { model: modelOf(view) }),
                ...(Object.keys(extra).length > 0 && { extra_body: extra }),
            })}
            ${call.stream && python`stream=True,`}
        )
    `;
}

/** Some text-to-speech models require a voice, which the method has no argument for. */
function voiceOf(view: View): Readonly<Record<string, Value>> {
    const { voice } = completionArguments(view);
    return voice === undefined ? {} : { voice };
}

/** A provider that is not behind the router needs its own id of the model, which is in the wire request. */
function modelOf(view: View): Value {
    const { routedBaseUrl }: Provider = providers[view.call.provider];
    return routedBaseUrl === undefined ? completionArguments(view)["model"] : view.call.model;
}
