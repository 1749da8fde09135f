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
 * The method of the task with the call's arguments, each by its keyword.
 * @param variables what stands in the place of some of them. Default: none
 */
export function invocation(view: View, variables: Readonly<Record<string, Value>> = {}): Code {
    const { call } = view;
    const { named, ...given } = argumentsOf(call);
    const extra = { ...given.extra, ...(call.task === "text-to-speech" && voiceOf(view)) };
    // This client takes no model beside a base URL but in chat.
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

/** Some models do not speak without a voice, for which the method has no argument. */
function voiceOf(view: View): Readonly<Record<string, Value>> {
    const { voice } = completionArguments(view);
    return voice === undefined ? {} : { voice };
}

/** A provider that is not behind the router serves chat, and is asked by its own id of the model: the one on the wire. */
function modelOf(view: View): Value {
    const { routedBaseUrl }: Provider = providers[view.call.provider];
    return routedBaseUrl === undefined ? completionArguments(view)["model"] : view.call.model;
}
