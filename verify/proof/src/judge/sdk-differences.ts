/**
 * Libraries that send something other than our wire request, and why. Each entry describes exactly what is sent
 * instead. Everything else must match, and an entry that no longer applies is a failure too.
 */
import {
    type Json,
    type ProviderId,
    providersOf,
    type TaskId,
    taskIds,
    type WireRequestJson,
} from "@callsheet/inference";
import { noKey } from "@callsheet/snippets";
import { withBody, withImageAlone, withImageAsInputs, withSpacesInFields, withStreamFalse } from "./changed-request.ts";

export type SdkDifference = {
    readonly client: string;
    readonly providers: readonly ProviderId[];
    readonly tasks: readonly TaskId[];
    /** The request that is sent instead. Undefined if the entry does not apply to the wire request. */
    readonly sends: (wire: WireRequestJson, body: JsonObject) => WireRequestJson | undefined;
    /** The sandbox's hint about it, verbatim. */
    readonly hint?: string;
    readonly reason: string;
};

type JsonObject = { [key: string]: Json };

/** Tasks that huggingface_hub does not support on a user's own server. */
const withoutKeyless: readonly TaskId[] = [
    "image-text-to-image",
    "image-text-to-video",
    "image-to-video",
    "tabular-classification",
    "tabular-regression",
    "text-to-audio",
    "text-to-video",
    "visual-question-answering",
];

/** A library that insists on a key for a server that needs none. */
const keyless = (client: string, tasks: readonly TaskId[]): SdkDifference => ({
    client,
    providers: ["hf-inference"],
    tasks,
    sends: (wire) =>
        "Authorization" in wire.headers
            ? undefined
            : { ...wire, headers: { ...wire.headers, Authorization: `Bearer ${noKey}` } },
    reason: "It will have a key, and else sends one that it finds on the machine: it is given one that is none.",
});

export const sdkDifferences: readonly SdkDifference[] = [
    keyless(
        "huggingface_hub",
        taskIds.filter((task) => !withoutKeyless.includes(task)),
    ),
    keyless("openai", ["conversational"]),
    {
        client: "huggingface_hub",
        providers: providersOf("conversational"),
        tasks: ["conversational"],
        sends: withStreamFalse,
        reason: "It writes the default of stream out.",
    },
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: [
            "document-question-answering",
            "fill-mask",
            "question-answering",
            "sentence-similarity",
            "summarization",
            "text-classification",
            "text-to-speech",
            "token-classification",
            "translation",
        ],
        sends: (wire, body) =>
            body["parameters"] === undefined ? withBody(wire, { ...body, parameters: {} }) : undefined,
        reason: "It sends an empty object for no parameters.",
    },
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: ["table-question-answering"],
        sends: (wire, body) =>
            withBody(wire, { ...body, parameters: { ...Object(body["parameters"]), ...modelIn(wire) } }),
        reason: "It takes its own argument for a parameter of the task, which the server does not know.",
    },
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: ["zero-shot-classification"],
        sends: (wire, { parameters, ...body }) =>
            "multi_label" in Object(parameters)
                ? undefined
                : withBody(wire, { ...body, parameters: { ...Object(parameters), multi_label: false } }),
        reason: "It writes the default of multi_label out.",
    },
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: ["zero-shot-image-classification"],
        sends: withImageAsInputs,
        reason: "It sends the image as the inputs themselves, which the server takes too.",
    },
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: ["image-segmentation"],
        sends: (wire, body) => (body["parameters"] === undefined ? withImageAlone(wire, body) : undefined),
        reason: "Without parameters it sends the image as it is, as it does for every task that takes one.",
    },
    {
        client: "huggingface_hub",
        providers: ["hf-inference"],
        tasks: ["text-generation"],
        sends: (wire, { model: _, prompt, max_tokens, stream, ...parameters }) => ({
            ...withBody(wire, {
                inputs: prompt,
                parameters: { ...(max_tokens !== undefined && { max_new_tokens: max_tokens }), ...parameters },
                stream,
            }),
            url: wire.url.replace("/v1/completions", ""),
        }),
        reason: "It generates text at the address of the model, in the Hub's own form, which the server takes too.",
    },
    {
        client: "huggingface_hub",
        providers: ["deepinfra", "featherless-ai"],
        tasks: ["text-generation"],
        sends: (wire, body) =>
            body["max_tokens"] === undefined ? withBody(wire, { ...body, max_tokens: null }) : undefined,
        reason: "It sends null where no limit is given, which stands for none.",
    },
    {
        client: "huggingface_hub",
        providers: ["deepinfra"],
        tasks: ["automatic-speech-recognition"],
        sends: withSpacesInFields,
        reason: "It writes JSON in the fields of a form with spaces, as Python does.",
    },
    {
        client: "huggingface_hub",
        providers: ["novita"],
        tasks: ["text-generation"],
        sends: (wire, { messages, ...body }) => ({
            ...withBody(wire, { ...body, prompt: Object(messages)[0].content }),
            url: wire.url.replace("/chat/completions", "/completions"),
        }),
        reason: "It uses the provider's address for completions, which takes a prompt.",
    },
    {
        client: "huggingface_hub",
        providers: ["novita"],
        tasks: ["text-to-video"],
        sends: (wire) => ({ ...wire, url: wire.url.replace("/v3/async/", "/v3/hf/") }),
        reason: "It uses an address that waits for the video, rather than the provider's queue.",
    },
    {
        client: "huggingface_hub",
        providers: ["fal-ai"],
        tasks: ["text-to-image"],
        sends: (wire) => ({
            ...wire,
            url: wire.url.replace("?_subdomain=queue", "").replace("//queue.fal.run/", "//fal.run/"),
        }),
        reason: "It waits for an image in the request itself, rather than in fal's queue.",
    },
    {
        client: "huggingface_hub",
        providers: ["nscale"],
        tasks: ["text-to-image"],
        sends: (wire, { num_inference_steps: _, ...body }) => withBody(wire, body),
        reason: "It drops the number of steps, for which this provider has no field.",
    },
    {
        client: "huggingface_hub",
        providers: ["wavespeed"],
        tasks: ["image-to-image", "image-to-video"],
        sends: (wire, { images: _, image, ...body }) =>
            withBody(wire, { ...body, image: { $dataUrl: Object(image).$base64, type: "image/jpeg" } }),
        reason: "It sends the image once, as a data URL, which the provider takes too.",
    },
    {
        client: "huggingface.js",
        providers: ["scaleway", "together"],
        tasks: ["text-generation"],
        sends: (wire, body) => withBody(wire, { ...body, inputs: body["prompt"] }),
        hint: "ignored: inputs (the form of another endpoint)",
        reason: "It sends the Hub's name of the prompt beside the provider's, which is ignored.",
    },
];

/** The model in the path of a call to hf-inference. A user's own server has none there. */
function modelIn({ url }: WireRequestJson): { readonly model?: string } {
    const [, model] = /\/models\/([^/]+\/[^/]+)/.exec(url) ?? [];
    return model === undefined ? {} : { model };
}

/** A type error in a correct program, because the library's types are wrong. */
export type WrongType = {
    readonly client: string;
    readonly tasks: readonly TaskId[];
    /** Matches the message of the type checker. */
    readonly says: RegExp;
    readonly reason: string;
};

export const wrongTypes: readonly WrongType[] = [
    {
        client: "openai",
        tasks: ["conversational"],
        says: /'(?:priority|tool_prompt)' does not exist in type 'ChatCompletionCreateParamsBase'\.$/,
        reason: "Its types know the parameters of OpenAI alone; it sends the others along.",
    },
    {
        client: "openai",
        tasks: ["conversational"],
        says: /'schema' does not exist in type 'ResponseFormatJSONSchema'|cannot be assigned to parameter "response_format"/,
        reason: "Its types know OpenAI's form of a schema alone; in Together's the schema stands one level higher.",
    },
    ...["huggingface.js", "huggingface_hub"].map(
        (client): WrongType => ({
            client,
            tasks: ["conversational"],
            says: /missing the following properties from type 'number\[\]'|cannot be assigned to parameter "logit_bias"/,
            reason: "Its types know a list alone, as the Hub's schema has it; servers of OpenAI's form take a record by token.",
        }),
    ),
    {
        client: "huggingface_hub",
        tasks: ["conversational"],
        says: /^line \d+: No overloads for "chat_completion" match the provided arguments$|type "dict\[.* type "ChatCompletionInput|type "(dict|list\[dict)\[.* to parameter "(tools|response_format)"/,
        reason: "Its types know tools and formats as objects of its own; it takes dictionaries, as its documentation does.",
    },
    {
        client: "huggingface_hub",
        tasks: ["image-to-image", "image-to-video"],
        says: /^line \d+: Argument of type "dict\[.*" cannot be assigned to parameter "target_size"/,
        reason: "Its types know the size as an object of its own; it takes a dictionary.",
    },
    {
        client: "huggingface_hub",
        tasks: ["text-generation"],
        says: /^line \d+: (No overloads for "text_generation"|Argument of type "dict\[.*" cannot be assigned to parameter "grammar")/,
        reason: "Its types know the grammar as an object of its own; it takes a dictionary.",
    },
    {
        client: "huggingface_hub",
        tasks: ["text-to-video"],
        says: /^line \d+: Argument of type "Literal\[.*" cannot be assigned to parameter "negative_prompt"/,
        reason: "Its types know a list alone, as the Hub's schema has it; the providers' models take a text.",
    },
    {
        client: "huggingface.js",
        tasks: ["text-to-video"],
        says: /^line \d+: error TS2322: Type 'string' is not assignable to type 'string\[\]'\.$/,
        reason: "Its types know a list alone, as the Hub's schema has it; the providers' models take a text.",
    },
    {
        client: "huggingface.js",
        tasks: ["text-to-image"],
        says: /^line \d+: error TS2339: Property '(arrayBuffer|type)' does not exist on type 'string'\.$/,
        reason: "The first of its overloads takes calls without options for those that ask for a URL; what comes is a Blob.",
    },
    {
        client: "huggingface.js",
        tasks: ["text-generation"],
        says: /^line \d+: error TS2339: Property 'choices' does not exist on type 'TextGenerationStreamOutput'\.$/,
        reason: "Its events have the type of the Hub's own form; they come as the provider wrote them, in OpenAI's.",
    },
    {
        client: "huggingface.js",
        tasks: ["table-question-answering"],
        says: /^line \d+: error TS2741: Property 'question' is missing in type /,
        reason: "Its type says question; the server, and the Hub's Python client, say query.",
    },
    {
        client: "huggingface.js",
        tasks: ["tabular-classification", "tabular-regression"],
        says: /^line \d+: error TS2322: Type 'number' is not assignable to type 'string'\.$/,
        reason: "Its type knows the cells of a table as texts; the server takes numbers too.",
    },
];
