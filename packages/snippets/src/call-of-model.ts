/** Builds the call that a snippet makes, from a model and the snippet's options. */
import {
    adapterOf,
    type Call,
    defaultProvider,
    endpointUrlOf,
    exampleOf,
    type InputsGiven,
    type ProviderId,
    providers,
} from "@callsheet/inference/providers";
import { checkArguments, isStreamingTask, isTaskId, type TaskId, tasks } from "@callsheet/inference/tasks";
import { type DataUrl, dataUrl, file, isFile, mediaTypeOf } from "@callsheet/inference/wire";
import { isRecord } from "./query/json-values.ts";
import type { Model, ProviderMapping, SnippetOptions } from "./snippet.ts";

/**
 * The task of a model: chat if it is tagged `conversational`, else its pipeline tag.
 *
 * @param model the model; only its pipeline tag and its tags are read
 * @returns the task's id; undefined if no task fits the model
 * @see the Hub's convention of tagging text-generation and image-text-to-text models that chat
 * @example
 * import { taskOf } from "@callsheet/snippets";
 *
 * const task = taskOf({ id: "google/gemma-2-2b-it", pipeline_tag: "text-generation", tags: ["conversational"] });
 */
export function taskOf({ pipeline_tag, tags = [] }: Model): TaskId | undefined {
    const chats = pipeline_tag === "text-generation" || pipeline_tag === "image-text-to-text";
    if (chats && tags.includes("conversational")) return "conversational";
    return pipeline_tag !== undefined && isTaskId(pipeline_tag) ? pipeline_tag : undefined;
}

/**
 * The call that a model's snippet makes: the task's example, overridden by the options.
 *
 * A chat through the router goes to the router's own address. The router reads the provider, or the policy for choosing
 * one, from the model's id (`owner/name:provider`, `owner/name:cheapest`).
 *
 * @param task the task's id, usually `taskOf(model)`
 * @param model the model
 * @param provider the provider's id, or `auto`
 * @param mapping the entry of the Hub's mapping, with the provider's own id of the model; undefined if it is not known
 * @param options the options of the snippet
 * @returns the call, with validated inputs and parameters
 * @throws InputError when the inputs, messages or parameters do not fit the task, or the endpoint is not a URL
 * @example
 * import { callOf } from "@callsheet/snippets";
 *
 * const model = { id: "ProsusAI/finbert", pipeline_tag: "text-classification" };
 * const call = callOf("text-classification", model, "hf-inference", undefined, { inputs: "Profits rose again." });
 */
export function callOf(
    task: TaskId,
    model: Model,
    provider: ProviderId,
    mapping: ProviderMapping | undefined,
    options: SnippetOptions,
): Call {
    const direct = isDirect(provider, options);
    const { stream = false, endpoint, keyless = false } = options;
    const call = {
        task,
        ...targetOf(task, model, provider, mapping, direct, { endpoint, policy: options.policy }),
        ...checkArguments(
            tasks[task],
            inputsOf(task, model, provider, options),
            parametersOf(task, model, provider, options),
        ),
        stream: stream && isStreamingTask(tasks[task]),
        api: task === "conversational" ? options.api : undefined,
        billTo: options.billTo,
        endpointUrl: endpoint && endpointUrlOf(endpoint),
        keyless: endpoint !== undefined && keyless,
        direct,
    };
    // `checkArguments` has just validated the inputs and parameters against the task's schemas.
    return call as Call;
}

/**
 * Whether a snippet's call goes directly to the provider. A provider that is not behind the router is always called
 * directly.
 *
 * @param provider the provider's id
 * @param options the options of the snippet; only `direct` is read
 * @returns false if the call goes through the Hub's router
 * @example
 * import { isDirect } from "@callsheet/snippets";
 *
 * const direct = [isDirect("together", {}), isDirect("together", { direct: true })]; // [false, true]
 */
export const isDirect = (provider: ProviderId, { direct = false }: SnippetOptions): boolean =>
    direct || providers[provider].routedBaseUrl === undefined;

type Target = Pick<Call, "model" | "provider" | "providerModelId" | "adapter">;

function targetOf(
    task: TaskId,
    { id }: Model,
    provider: ProviderId,
    mapping: ProviderMapping | undefined,
    direct: boolean,
    { endpoint, policy }: Pick<SnippetOptions, "endpoint" | "policy">,
): Target {
    // A custom endpoint uses the default provider's API, and gets the model's id as it is.
    if (endpoint !== undefined) return { model: id, provider: defaultProvider };
    if (task === "conversational" && (provider === "auto" || !direct)) {
        const suffix = provider === "auto" ? policy : provider;
        return { model: suffix === undefined ? id : `${id}:${suffix}`, provider: "auto" };
    }
    if (mapping === undefined) return { model: id, provider };
    return { model: id, provider, providerModelId: mapping.providerId, adapter: adapterOf(mapping, id) };
}

function inputsOf(task: TaskId, model: Model, provider: ProviderId, { inputs, messages }: SnippetOptions): unknown {
    if (task === "conversational") return withNamedImages(messages ?? inputs) ?? exampleConversation(model);
    const example = exampleOf(provider, task).inputs;
    return inputs === undefined ? example : withNamedFiles(inputs, example);
}

/** Turns a name into a file wherever the example has a file. */
function withNamedFiles(inputs: unknown, example: unknown): unknown {
    if (isFile(example)) return typeof inputs === "string" ? file(inputs, mediaTypeOf(inputs) ?? example.type) : inputs;
    if (!isRecord(inputs) || !isRecord(example)) return inputs;
    return Object.fromEntries(Object.entries(inputs).map(([key, value]) => [key, withNamedFiles(value, example[key])]));
}

/** Turns each image that is not a URL into a file of that name. A text is the only message. */
function withNamedImages(messages: unknown): unknown {
    if (typeof messages === "string") return [{ role: "user", content: messages }];
    if (!Array.isArray(messages)) return messages;
    return messages.map((message) =>
        isRecord(message) && Array.isArray(message["content"])
            ? { ...message, content: message["content"].map(withNamedImage) }
            : message,
    );
}

function withNamedImage(part: unknown): unknown {
    if (!isRecord(part) || !isRecord(part["image_url"])) return part;
    const { url } = part["image_url"];
    if (typeof url !== "string" || url === "" || isUrl(url)) return part;
    return { ...part, image_url: { ...part["image_url"], url: imageOnDisk(url) } };
}

/** Matches `https:`, `data:` and the like, and `//host`. A single letter before the colon is a Windows drive. */
const isUrl = (text: string): boolean => /^([a-z][a-z\d+.-]+:|\/\/)/i.test(text);

function imageOnDisk(name: string): DataUrl {
    const type = mediaTypeOf(name) ?? "image/jpeg";
    return dataUrl(file(name, type), type);
}

/**
 * The default conversation in a chat model's snippets. It has an image if the model reads images.
 *
 * @param model the model; only its pipeline tag is read
 * @returns the messages; the image is a file
 * @example
 * import { exampleConversation } from "@callsheet/snippets";
 *
 * const [message] = exampleConversation({ id: "google/gemma-3-27b-it", pipeline_tag: "image-text-to-text" });
 */
export function exampleConversation({ pipeline_tag }: Model): InputsGiven<"conversational"> {
    if (pipeline_tag !== "image-text-to-text") return tasks.conversational.example.inputs;
    const url = imageOnDisk("cats.jpg");
    const content = [
        { type: "text" as const, text: "What do you see in this picture? Answer in one sentence." },
        { type: "image_url" as const, image_url: { url } },
    ];
    return [{ role: "user", content }];
}

/**
 * The default limit for the tokens of a chat response in a snippet.
 *
 * @example
 * import { maxTokensByDefault } from "@callsheet/snippets";
 *
 * const parameters = { max_tokens: maxTokensByDefault };
 */
export const maxTokensByDefault = 512;

function parametersOf(
    task: TaskId,
    { id }: Model,
    provider: ProviderId,
    options: SnippetOptions,
): Readonly<Record<string, unknown>> {
    const { max_tokens, temperature, top_p } = options;
    const sampling = { ...(temperature && { temperature }), ...(top_p && { top_p }) };
    switch (task) {
        case "conversational":
            return given({ max_tokens: max_tokens ?? maxTokensByDefault, ...sampling, ...options.parameters });
        case "text-generation":
            return { ...(max_tokens && { max_new_tokens: max_tokens }), ...sampling, ...options.parameters };
        default: {
            const { parameters }: { readonly parameters?: object } = tasks[task].example;
            const steps = task === "text-to-image" ? inferenceStepsOf(id, provider) : undefined;
            return { ...(options.parameters ?? { ...parameters, ...(steps && { num_inference_steps: steps }) }) };
        }
    }
}

/** The parameters that are given: `max_tokens: null` leaves it to the model. */
const given = (parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== null));

/** The inference steps of image models that need more than the example's five, by what their model cards recommend. */
const steps: readonly (readonly [model: RegExp, steps: number | undefined])[] = [
    // Distilled models are made for few steps.
    [/schnell|turbo|lightning|hyper|lcm|fast|klein(?!-base)/i, undefined],
    [/flux|stable-diffusion-3/i, 28],
    [/stable-diffusion/i, 40],
    [/qwen-image|hidream-i1|hunyuanimage|z-image|fibo|glm-image/i, 50],
];

/** @returns undefined for a fast model, and for one that is not known: it takes those of the example */
const inferenceStepsOf = (model: string, provider: ProviderId): number | undefined =>
    // Replicate refuses more for this model.
    provider === "replicate" && /flux.*schnell/i.test(model) ? 4 : steps.find(([name]) => name.test(model))?.[1];
