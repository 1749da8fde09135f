/** OpenAI's API, which most providers offer, each at a path of its own. */

import { decodedBase64 } from "../wire/base64.ts";
import { at, first, textAt } from "../wire/json.ts";
import type { Bytes } from "../wire/leaf.ts";
import { extensionOf, fileNameOf } from "../wire/media-types.ts";
import type { FormFile } from "../wire/wire.ts";
import { audioType, base64At, urlAt } from "./files.ts";
import type { ProviderHelper } from "./provider.ts";
import { jsonRequest, type Parameters, renamed, withSize } from "./provider-request.ts";

/** A path, which may depend on the model. */
type Path = string | ((model: string) => string);

const pathFor = (path: Path, model: string) => (typeof path === "string" ? path : path(model));

/** Chat. @param adapt changes the body as the provider needs it */
/* @__NO_SIDE_EFFECTS__ */
export function openAiChat(
    path: Path = "/v1/chat/completions",
    adapt: (body: Parameters) => Parameters = (body) => body,
): ProviderHelper<"conversational"> {
    return {
        request: ({ model, inputs, parameters, stream }) =>
            jsonRequest(
                pathFor(path, model),
                adapt({ model, messages: inputs, ...parameters, ...(stream !== undefined && { stream }) }),
            ),
    };
}

/** Text completion; `max_new_tokens` is called `max_tokens` there. */
/* @__NO_SIDE_EFFECTS__ */
export function openAiCompletion(path: Path = "/v1/completions"): ProviderHelper<"text-generation"> {
    return {
        request: ({ model, inputs, parameters, stream }) =>
            jsonRequest(pathFor(path, model), {
                model,
                prompt: inputs,
                ...completionParameters(parameters),
                ...(stream && { stream }),
            }),
        // A custom endpoint may be text-generation-inference: its response is the output, in a list or not, and its
        // events have a token.
        response: (body) => textAt(first(body), "generated_text", "choices", 0, "text"),
        event: (event) => (at(event, "token") === undefined ? completionEvent(event, "text") : event),
    };
}

/** Text completion at a provider that only chats: the prompt is sent as a user message, and the reply is the output. */
/* @__NO_SIDE_EFFECTS__ */
export function completionByChat(path: string): ProviderHelper<"text-generation"> {
    return {
        request: ({ model, inputs, parameters, stream }) =>
            jsonRequest(path, {
                model,
                messages: [{ role: "user", content: inputs }],
                ...completionParameters(parameters),
                ...(stream && { stream }),
            }),
        response: (body) => textAt(body, "generated_text", "choices", 0, "message", "content"),
        event: (event) => completionEvent(event, "delta", "content"),
    };
}

const completionParameters = (parameters: Parameters) => renamed(parameters, { max_new_tokens: "max_tokens" });

function completionEvent(event: unknown, ...text: readonly string[]): unknown {
    const finishReason = at(event, "choices", 0, "finish_reason");
    return {
        token: { text: at(event, "choices", 0, ...text) ?? "" },
        ...(typeof finishReason === "string" && { details: { finish_reason: finishReason } }),
    };
}

/** Embeddings, sorted by the order of the inputs, which the response need not keep. */
/* @__NO_SIDE_EFFECTS__ */
export function openAiEmbeddings(path = "/v1/embeddings"): ProviderHelper<"feature-extraction"> {
    return {
        request: ({ model, inputs, parameters }) => jsonRequest(path, { ...parameters, input: inputs, model }),
        response: (body) => {
            const data = at(body, "data");
            return Array.isArray(data) ? inOrder(data).map((item) => vectorOf(at(item, "embedding"))) : body;
        },
    };
}

/** A vector, which comes as base64 text of its 32-bit numbers where `encoding_format` says so. */
function vectorOf(embedding: unknown): unknown {
    const bytes = typeof embedding === "string" && decodedBase64(embedding);
    if (!bytes) return embedding;
    const view = new DataView(bytes.buffer);
    return Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => view.getFloat32(4 * index, true));
}

function inOrder(data: readonly unknown[]): readonly unknown[] {
    const indexed = data.map((item, position) => ({ item, index: Number(at(item, "index") ?? position) }));
    return indexed.sort((one, other) => one.index - other.index).map(({ item }) => item);
}

/** Images from a prompt. @param more whether the provider returns no URLs */
/* @__NO_SIDE_EFFECTS__ */
export function openAiImages(
    path = "/v1/images/generations",
    more?: Pick<ProviderHelper<"text-to-image">, "hasNoUrl">,
): ProviderHelper<"text-to-image"> {
    return {
        request: ({ model, inputs, parameters, wantsUrl }) =>
            jsonRequest(path, {
                ...withSize(parameters),
                ...(!isGptImage(model) && { response_format: wantsUrl ? "url" : "b64_json" }),
                prompt: inputs,
                model,
            }),
        resultFile: firstImage,
        hasNoUrl: isGptImage,
        ...more,
    };
}

/** OpenAI's newer models always give base64, and refuse to be told so. */
const isGptImage = (model: string): boolean => /(^|\/)gpt-image/.test(model);

/** The first image of a response: base64 text, as requested, or a URL. */
export const firstImage = [base64At("data", 0, "b64_json"), urlAt("data", 0, "url")] as const;

/** Voices depend on the model: only Kokoro's are known here. */
export const kokoroVoice = (model: string): string | undefined => (/kokoro/i.test(model) ? "af_alloy" : undefined);

/** Speech; the response is the audio itself. @param voiceOf the default voice of a model */
/* @__NO_SIDE_EFFECTS__ */
export function openAiSpeech(
    path = "/v1/audio/speech",
    voiceOf: (model: string) => string | undefined = () => undefined,
): ProviderHelper<"text-to-speech"> {
    return {
        request: ({ model, inputs, parameters }) =>
            jsonRequest(path, { voice: voiceOf(model), ...parameters, input: inputs, model }),
    };
}

/** Transcription; the recording is sent as a file in a form. */
/* @__NO_SIDE_EFFECTS__ */
export function openAiTranscription(path = "/v1/audio/transcriptions"): ProviderHelper<"automatic-speech-recognition"> {
    return {
        request: ({ model, inputs, parameters }) => ({
            path,
            body: {
                format: "multipart",
                fields: { ...formFields(parameters), file: recording(inputs), model },
            },
        }),
        response: (body) => {
            // `response_format` may ask for text or subtitles.
            if (typeof body === "string") return { text: body };
            const segments = at(body, "segments") ?? at(body, "words");
            if (!Array.isArray(segments)) return textAt(body, "text", "text");
            return { text: at(body, "text"), chunks: segments.map(chunkOfSegment) };
        },
    };
}

/** A chunk of speech with its start and end in seconds. */
export const chunkOfSegment = (segment: unknown): unknown => ({
    text: at(segment, "text") ?? at(segment, "word"),
    timestamp: [at(segment, "start") ?? null, at(segment, "end") ?? null],
});

function formFields(parameters: Parameters): Record<string, string> {
    return Object.fromEntries(
        Object.entries(parameters)
            .filter(([, value]) => value !== undefined && value !== null)
            .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
    );
}

/** Servers detect the format by the file name: the caller's own, or one that ends as files of its type do. */
function recording(bytes: Bytes): FormFile {
    const fileName = bytes instanceof Blob ? fileNameOf(bytes) : undefined;
    if (fileName?.includes(".")) return { bytes, fileName };
    const extension = extensionOf(audioType(bytes));
    return { bytes, fileName: extension === undefined ? "audio" : `audio.${extension}` };
}
