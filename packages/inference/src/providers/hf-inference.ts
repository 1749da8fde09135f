import type { InputsOf } from "../call/call.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { at, first } from "../wire/json.ts";
import { type Bytes, base64 } from "../wire/leaf.ts";
import type { WireBody, WireJson } from "../wire/wire.ts";
import { audioType, fileOf, imageType, urlAt } from "./files.ts";
import { hubTokenVariable, routerUrl } from "./hub.ts";
import {
    firstImage,
    kokoroVoice,
    openAiChat,
    openAiCompletion,
    openAiEmbeddings,
    openAiImages,
    openAiSpeech,
    openAiTranscription,
} from "./openai-api.ts";
import { type Provider, type ProviderCall, type ProviderHelper, withTasks } from "./provider.ts";
import { jsonBody, modelPath, type Parameters } from "./provider-request.ts";

const baseUrl = `${routerUrl}/hf-inference`;

type ImageAndQuestion = { readonly image: Bytes; readonly question: string };

/** The Hub's own provider, and the default one. It has one address, with or without the router. */
export const chat = {
    id: "hf-inference",
    name: "HF Inference",
    organization: "hf-inference",
    baseUrl,
    routedBaseUrl: baseUrl,
    keyVariable: hubTokenVariable,
    scheme: "Bearer",
    takesModelAsGiven: true,
    tasks: { conversational: openAiChat((model) => `/models/${modelPath(model)}/v1/chat/completions`) },
    endpointTasks: { conversational: openAiChat() },
} as const satisfies Provider;

export const provider = withTasks(
    chat,
    {
        "text-generation": openAiCompletion((model) => `/models/${modelPath(model)}/v1/completions`),
        "text-classification": json(innerList),
        "token-classification": json(),
        "question-answering": json(first),
        "table-question-answering": json(first),
        "fill-mask": json(),
        summarization: json(first),
        translation: json((body) => (Array.isArray(body) && body.length === 1 ? body[0] : body)),
        "zero-shot-classification": json(labelScores),
        "feature-extraction": {
            // This pipeline takes its parameters beside the inputs, not under `parameters`.
            request: ({ model, inputs, parameters }) => ({
                path: pipelinePath(model, "feature-extraction"),
                body: jsonBody({ inputs, ...parameters }),
            }),
        },
        "sentence-similarity": {
            request: (call) => ({
                path: pipelinePath(call.model, "sentence-similarity"),
                body: inputsAndParameters(call.inputs, call.parameters),
            }),
        },
        "tabular-classification": json(),
        "tabular-regression": json(),
        "text-to-speech": json(),
        "text-to-audio": json(),
        // The image comes as bytes, or as JSON with its base64 text or its URL.
        "text-to-image": json((body) => fileOf(body, [...firstImage, urlAt("output", 0)]), { hasNoUrl: () => true }),
        "audio-classification": bytes(audioType),
        "audio-to-audio": bytes(audioType),
        "automatic-speech-recognition": bytes(audioType),
        "image-classification": bytes(imageType),
        "object-detection": bytes(imageType),
        "image-to-text": bytes(imageType, first),
        "image-to-image": bytes(imageType, undefined, { hasNoUrl: () => true }),
        "image-segmentation": {
            request: ({ model, inputs, parameters }) => ({
                path: modelsPath(model),
                body: inputsAndParameters(base64(inputs), parameters),
            }),
        },
        "zero-shot-image-classification": {
            request: ({ model, inputs, parameters }) => ({
                path: modelsPath(model),
                body: inputsAndParameters({ image: base64(inputs.image) }, parameters),
            }),
        },
        "document-question-answering": imageAndQuestion(),
        "visual-question-answering": imageAndQuestion(),
    },
    {
        "text-generation": openAiCompletion(),
        "feature-extraction": openAiEmbeddings(),
        "text-to-image": openAiImages(),
        "text-to-speech": openAiSpeech("/v1/audio/speech", kokoroVoice),
        "automatic-speech-recognition": openAiTranscription(),
    },
);

/** The helper of a task whose inputs are sent unchanged, as JSON. */
/* @__NO_SIDE_EFFECTS__ */
function json<Id extends TaskId>(
    response?: (body: unknown) => unknown,
    more?: Pick<ProviderHelper<Id>, "hasNoUrl">,
): ProviderHelper<Id> {
    return {
        request: ({ model, inputs, parameters }: ProviderCall<Id>) => ({
            path: modelsPath(model),
            body: inputsAndParameters(inputs as InputsOf<Id> & WireJson, parameters),
        }),
        ...(response && { response }),
        ...more,
    };
}

/** The helper of a task that sends the bytes of one file; with parameters it sends JSON, with the bytes as base64. */
/* @__NO_SIDE_EFFECTS__ */
function bytes<Id extends TaskIdOfBytes>(
    typeOf: (bytes: Bytes) => string,
    response?: (body: unknown) => unknown,
    more?: Pick<ProviderHelper<Id>, "hasNoUrl">,
): ProviderHelper<Id> {
    return {
        request: ({ model, inputs, parameters }: ProviderCall<Id>) => ({
            path: modelsPath(model),
            ...(isEmpty(parameters)
                ? {
                      headers: { "Content-Type": typeOf(inputs) },
                      body: { format: "binary", value: inputs } as const,
                  }
                : { body: inputsAndParameters(base64(inputs), parameters) }),
        }),
        ...(response && { response }),
        ...more,
    };
}

type TaskIdOfBytes = { [Id in TaskId]: InputsOf<Id> extends Bytes ? Id : never }[TaskId];

/* @__NO_SIDE_EFFECTS__ */
function imageAndQuestion<
    Id extends "document-question-answering" | "visual-question-answering",
>(): ProviderHelper<Id> {
    return {
        request: ({
            model,
            inputs,
            parameters,
        }: {
            model: string;
            inputs: ImageAndQuestion;
            parameters: Parameters;
        }) => ({
            path: modelsPath(model),
            body: inputsAndParameters({ image: base64(inputs.image), question: inputs.question }, parameters),
        }),
        response: first,
    };
}

const modelsPath = (model: string) => `/models/${modelPath(model)}`;
const pipelinePath = (model: string, task: string) => `${modelsPath(model)}/pipeline/${task}`;

function inputsAndParameters(inputs: WireJson, parameters: Parameters): WireBody {
    return jsonBody(isEmpty(parameters) ? { inputs } : { inputs, parameters });
}

const isEmpty = (parameters: Parameters) => Object.values(parameters).every((value) => value === undefined);

function innerList(body: unknown): unknown {
    const inner = first(body);
    return Array.isArray(inner) ? inner : body;
}

/** The current response is a list of labels with scores; the older one has the labels and the scores in two lists. */
function labelScores(body: unknown): unknown {
    const older = first(body);
    const labels = at(older, "labels");
    const scores = at(older, "scores");
    if (!Array.isArray(labels) || !Array.isArray(scores)) return innerList(body);
    return labels.map((label, index) => ({ label, score: scores[index] }));
}

export { hubAccess as access } from "./hub.ts";
