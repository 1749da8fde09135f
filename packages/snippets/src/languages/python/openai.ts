/** OpenAI's client, for chat at any OpenAI-compatible server. */
import type { ChatApi } from "@callsheet/inference/providers";
import { type Code, name, type Value } from "../../code/index.ts";
import { baseUrl, completionArguments, extraHeaders } from "../../templates/openai.ts";
import { knownParameters, noKey, type Template, type Templates, type View } from "../../templates/template.ts";
import { keywordArguments } from "./keyword-arguments.ts";
import { python } from "./literals.ts";
import { messageOf, printChoices, readEvents } from "./output.ts";
import { eventFields, objectFields, toolLoop, toolStreamLoop, toolStubs } from "./tool-loop.ts";

const OpenAI = python.from("openai", "OpenAI");
const json = python.module("json");

/** The base URL and its query are separate arguments: this client would append its path after a query. */
function createClient(view: View): Code {
    const url = new URL(baseUrl(view));
    const query = url.searchParams.size > 0 ? Object.fromEntries(url.searchParams) : undefined;
    url.search = "";
    return python`
        client = ${OpenAI}(
            ${keywordArguments({
                base_url: url.href,
                api_key: view.token ?? noKey,
                default_query: query,
                default_headers: extraHeaders(view),
            })}
        )
    `;
}

/** The argument names of each API's method, in version 3.52.0. */
const argumentNames: Readonly<Record<ChatApi, readonly string[]>> = {
    "chat-completions": [
        "messages",
        "model",
        "stream",
        ...knownParameters("conversational").filter((name) => name !== "tool_prompt"),
    ],
    responses: (
        "include input instructions max_output_tokens metadata model parallel_tool_calls reasoning service_tier store " +
        "stream temperature text tool_choice tools top_logprobs top_p truncation user"
    ).split(" "),
};

type Values = Readonly<Record<string, Value>>;

/** The fields of the wire request as arguments. Fields that the method has no argument for go into `extra_body`. */
function argumentsOf(view: View): Values {
    const fields = completionArguments(view);
    const knownNames = argumentNames[view.call.api ?? "chat-completions"];
    const isFurther = (key: string) => fields[key] !== undefined && !knownNames.includes(key);
    if (!Object.keys(fields).some(isFurther)) return fields;
    const entries = Object.entries(fields);
    return {
        ...Object.fromEntries(entries.filter(([key]) => !isFurther(key))),
        extra_body: Object.fromEntries(entries.filter(([key]) => isFurther(key))),
    };
}

/** @param variables replaces some of the arguments. Default: none */
const create = (view: View, variables: Values = {}): Code => python`
    client.${name(view.call.api === "responses" ? "responses" : "chat.completions")}.create(
        ${keywordArguments({ ...argumentsOf(view), ...variables })}
    )
`;

const conversational: Template = (view) => python`
    ${createClient(view)}

    completion = ${create(view)}
    print(${messageOf(view.call)})
`;

const conversationalStream: Template = (view) => python`
    ${createClient(view)}

    stream = ${create(view)}
    ${readEvents(printChoices)}
    print()
`;

const conversationalTools: Template = (view) => {
    const check = python`
        if call.type != "function":
            continue
    `;
    const ask = python`completion = ${create(view, { messages: python`messages` })}`;
    return python`
        ${createClient(view)}


        ${toolStubs(view.call)}


        ${toolLoop(argumentsOf(view)["messages"], ask, objectFields, check)}
    `;
};

const conversationalToolsStream: Template = (view) => python`
    ${createClient(view)}


    ${toolStubs(view.call)}


    ${toolStreamLoop(
        argumentsOf(view)["messages"],
        (take) => python`
            stream = ${create(view, { messages: python`messages` })}
            ${readEvents(take)}
        `,
        eventFields,
    )}
`;

const responses: Template = (view) => python`
    ${createClient(view)}

    response = ${create(view)}
    print(response.output_text)
`;

const responsesStream: Template = (view) => python`
    ${createClient(view)}

    stream = ${create(view)}
    ${readEvents(python`
        if event.type == "response.output_text.delta":
            print(event.delta, end="", flush=True)
        elif event.type in ("error", "response.failed"):
            raise RuntimeError(event)
    `)}
    print()
`;

const responsesTools: Template = (view) => python`
    ${createClient(view)}


    ${toolStubs(view.call)}


    def answer(input):
        for _ in range(5):
            response = ${create(view, { input: python`input` })}
            calls = [item for item in response.output if item.type == "function_call"]
            if not calls:
                return response.output_text
            input += response.output
            for call in calls:
                result = functions[call.name](${json}.loads(call.arguments or "{}"))
                input.append(
                    {
                        "type": "function_call_output",
                        "call_id": call.call_id,
                        "output": ${json}.dumps(result),
                    }
                )
        raise RuntimeError("The model called functions 5 times and gave no answer.")


    text = ${python.call("answer", argumentsOf(view)["input"])}
    print(text)
`;

/** Whether the query of an endpoint has a name more than once. */
function repeatsQueryName(endpointUrl: string | undefined): boolean {
    const names = endpointUrl === undefined ? [] : [...new URL(endpointUrl).searchParams.keys()];
    return new Set(names).size < names.length;
}

export const openai: Templates = {
    // Of version 3.52.0.
    limitations: [
        {
            providers: ["hf-inference"],
            tasks: ["conversational"],
            when: ({ endpointUrl }) => repeatsQueryName(endpointUrl),
            why: "It takes one value of each name in a query.",
        },
    ],
    byEnding: {
        conversational,
        conversationalStream,
        conversationalTools,
        conversationalToolsStream,
        responses,
        responsesStream,
        responsesTools,
    },
};
