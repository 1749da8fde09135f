/** The Hub's own Python client. */
import {
    type Call,
    isOpenAiAddress,
    type Provider,
    type ProviderId,
    providerIds,
    providers,
} from "@callsheet/inference/providers";
import { type Task, type TaskId, taskIds, tasks } from "@callsheet/inference/tasks";
import { isFile } from "@callsheet/inference/wire";
import { responseFormatOf } from "../../chat-tools.ts";
import { type Code, name, type Value } from "../../code/index.ts";
import { completionArguments, hubEndpointUrl, withSentNames } from "../../templates/openai.ts";
import { savedFileOf } from "../../templates/result-file.ts";
import {
    knownParameters,
    type Limitation,
    noKey,
    type Template,
    type Templates,
    type View,
} from "../../templates/template.ts";
import { isKeyword, keywordArguments } from "./keyword-arguments.ts";
import { python } from "./literals.ts";
import { messageOf, printChoices, readEvents } from "./output.ts";
import { eventFields, objectFields, toolLoop, toolStreamLoop, toolStubs } from "./tool-loop.ts";

const InferenceClient = python.from("huggingface_hub", "InferenceClient");
const Path = python.from("pathlib", "Path");

function createClient(view: View): Code {
    const { call, token } = view;
    const address = hubEndpointUrl(view);
    return python`
        client = ${InferenceClient}(
            ${keywordArguments({
                ...(address === undefined ? { provider: call.provider } : { base_url: address }),
                api_key: token ?? noKey,
                bill_to: call.billTo,
            })}
        )
    `;
}

const print: Template = (view) => python`
    ${createClient(view)}

    output = ${invocation(view)}
    print(output)
`;

const save: Template = (view) => {
    // The client returns an image as a Pillow object, which can always be saved as PNG, and anything else as bytes.
    const isImage = tasks[view.call.task].gives === "image";
    const file = isImage ? "output.png" : savedFileOf(view.call).name;
    return python`
        ${createClient(view)}

        output = ${invocation(view)}
        ${isImage ? python`output.save(${file})` : python`${Path}(${file}).write_bytes(output)`}
        print(${`Saved ${file}`})
    `;
};

const basicStream: Template = (view) => python`
    ${createClient(view)}

    stream = ${invocation(view)}
    for piece in stream:
        print(piece, end="", flush=True)
    print()
`;

const conversational: Template = (view) => python`
    ${createClient(view)}

    completion = ${invocation(view)}
    print(${messageOf(view.call)})
`;

const conversationalStream: Template = (view) => python`
    ${createClient(view)}

    stream = ${invocation(view)}
    ${readEvents(printChoices)}
    print()
`;

const conversationalTools: Template = (view) => {
    const ask = python`completion = ${invocation(view, { messages: python`messages` })}`;
    return python`
        ${createClient(view)}


        ${toolStubs(view.call)}


        ${toolLoop(argumentsOf(view.call).keywords["messages"], ask, objectFields)}
    `;
};

const conversationalToolsStream: Template = (view) => python`
    ${createClient(view)}


    ${toolStubs(view.call)}


    ${toolStreamLoop(
        argumentsOf(view.call).keywords["messages"],
        (take) => python`
            stream = ${invocation(view, { messages: python`messages` })}
            ${readEvents(take)}
        `,
        eventFields,
    )}
`;

type Values = Readonly<Record<string, Value>>;

/**
 * Calls the task's method with keyword arguments.
 * @param variables replaces some of the arguments. Default: none
 */
function invocation(view: View, variables: Values = {}): Code {
    const { call } = view;
    const { keywords, ...others } = argumentsOf(withSentNames(view));
    const extra = { ...others.extra, ...(call.task === "text-to-speech" && voiceOf(view)) };
    // With a base URL, this client takes a model only for chat.
    const asksForModel = call.endpointUrl === undefined || call.task === "conversational";
    return python`
        client.${name(methodOf(call.task).name)}(
            ${keywordArguments({
                ...keywords,
                ...variables,
                ...(asksForModel && { model: modelOf(view) }),
                ...(Object.keys(extra).length > 0 && { extra_body: extra }),
            })}
            ${call.stream && python`stream=True,`}
        )
    `;
}

/** Some text-to-speech models require a voice, which the method has no argument for. */
function voiceOf(view: View): Values {
    const { voice } = completionArguments(view);
    return voice === undefined ? {} : { voice };
}

/** A provider that is not behind the router needs its own id of the model, which is in the wire request. */
function modelOf(view: View): Value {
    const { routedBaseUrl }: Provider = providers[view.call.provider];
    return routedBaseUrl === undefined ? completionArguments(view)["model"] : view.call.model;
}

/** Methods with an `extra_body` argument for other parameters, in version 2.4.0. */
const withExtraBody: readonly TaskId[] = [
    "automatic-speech-recognition",
    "conversational",
    "text-to-image",
    "text-to-speech",
    "text-to-video",
];
/** Methods that accept any keyword argument. */
const withAnyKeyword: readonly TaskId[] = ["image-to-image", "image-to-video"];

type Arguments = {
    readonly keywords: Values;
    /** Parameters for `extra_body`. */
    readonly extra: Values;
    /** Parameters that the method does not take. */
    readonly unsupported: Values;
};

/** The method of a task. @throws TypeError if there is none */
function methodOf(task: TaskId) {
    const { method }: Task = tasks[task];
    if (method.python === undefined) throw new TypeError(`huggingface_hub has no method for ${task}.`);
    return method.python;
}

/** The arguments of the task's method: the call's inputs and parameters, under the method's own names. */
function argumentsOf({ task, inputs, parameters = {} }: Call): Arguments {
    // The task's schemas have validated them: they are JSON and files.
    const args = methodOf(task).arguments(inputs, parameters) as Values;
    const parameterNames = knownParameters(task);
    const isArgument = (name: string) =>
        name in args && (parameterNames.includes(name) || (withAnyKeyword.includes(task) && isKeyword(name)));
    const given = Object.entries(parameters as Values).filter(([, value]) => value !== undefined);
    const further = Object.fromEntries(given.filter(([name]) => !isArgument(name)));
    const entries = Object.entries(args).filter(([name]) => !Object.hasOwn(further, name));
    const keywords = Object.fromEntries(entries.map(([name, value]) => [name, pathOf(value)]));
    return withExtraBody.includes(task)
        ? { keywords, extra: further, unsupported: {} }
        : { keywords, extra: {}, unsupported: further };
}

/** This client takes files by path. */
const pathOf = (value: Value): Value => (isFile(value) ? value.name : value);

const refuses = "Version 2.4.0 refuses the pair when it is run.";

const others: readonly ProviderId[] = providerIds.filter((id) => id !== "hf-inference");

const hasAdapter = ({ adapter }: Call): boolean => adapter !== undefined;
const hasLimit = ({ parameters }: Call): boolean =>
    typeof parameters === "object" && "max_new_tokens" in parameters && parameters.max_new_tokens !== undefined;
const hasSteps = ({ parameters }: Call): boolean =>
    typeof parameters === "object" && "num_inference_steps" in parameters;
const hasOneSide = ({ parameters }: Call): boolean =>
    typeof parameters === "object" && "width" in parameters !== "height" in parameters;
const isNoJpeg = ({ inputs }: Call): boolean => isFile(inputs) && inputs.type !== "image/jpeg";

const hasSchema = (call: Call): boolean => responseFormatOf(call) === "json_schema";

const lacksArgument = (call: Call): boolean => Object.keys(argumentsOf(call).unsupported).length > 0;

const limitations: readonly Limitation[] = [
    {
        providers: providerIds,
        tasks: taskIds,
        when: lacksArgument,
        why: "Its method has no argument for one of the parameters, and no way to take it as it is.",
    },
    {
        providers: ["hf-inference"],
        tasks: taskIds.filter((task) => task !== "conversational"),
        when: ({ endpointUrl }) => endpointUrl !== undefined && isOpenAiAddress(endpointUrl),
        why: "It sends the Hub's form to the address itself.",
    },
    {
        providers: ["hf-inference"],
        tasks: ["conversational"],
        when: hasSchema,
        why: "It writes the schema of the answer as text-generation-inference has it, not in OpenAI's form.",
    },
    { providers: ["deepinfra"], tasks: ["text-to-image"], why: refuses },
    { providers: ["fal-ai"], tasks: ["audio-to-audio"], why: refuses },
    { providers: ["groq", "ovhcloud", "scaleway"], tasks: ["text-generation"], why: refuses },
    { providers: ["together"], tasks: ["automatic-speech-recognition"], why: refuses },
    { providers: ["zai-org"], tasks: ["image-to-text"], why: refuses },
    {
        providers: others,
        tasks: ["text-generation"],
        when: ({ stream }) => stream === true,
        why: "It reads the events of hf-inference only.",
    },
    {
        providers: ["hf-inference"],
        tasks: ["tabular-classification"],
        why: "It sends the table as `table`; the server takes inputs.",
    },
    {
        providers: ["hf-inference"],
        tasks: ["visual-question-answering"],
        why: "It sends the image as the inputs and the question beside them; the server takes both as the inputs.",
    },
    {
        providers: ["novita", "together"],
        tasks: ["text-generation"],
        when: hasLimit,
        why: "It sends the limit under the Hub's name, which is not theirs.",
    },
    {
        providers: ["novita"],
        tasks: ["text-to-video"],
        when: hasSteps,
        why: "It sends the number of steps under the Hub's name, which is not Novita's.",
    },
    {
        providers: ["replicate"],
        tasks: ["image-to-image"],
        when: hasAdapter,
        why: "It leaves the adapter out.",
    },
    {
        providers: ["wavespeed"],
        tasks: ["text-to-image", "text-to-video", "image-to-image", "image-to-video"],
        when: hasAdapter,
        why: "It leaves the adapter out.",
    },
    {
        providers: ["wavespeed"],
        tasks: ["image-to-image", "image-to-video"],
        when: isNoJpeg,
        why: "It labels every image as JPEG.",
    },
    {
        providers: ["zai-org"],
        tasks: ["text-to-image"],
        when: hasOneSide,
        why: "It sends a size only where both sides are given.",
    },
];

export const huggingfaceHub: Templates = {
    limitations,
    byEnding: {
        print,
        save,
        conversational,
        conversationalStream,
        conversationalTools,
        conversationalToolsStream,
        basicStream,
    },
};
