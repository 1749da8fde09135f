import type { Adapter } from "../call/call.ts";
import { at, first } from "../wire/json.ts";
import { audioUrl, imageUrl, textFileAt, urlAt } from "./files.ts";
import { hubUrl } from "./hub.ts";
import { byUrl } from "./jobs.ts";
import { defineProvider, type ProviderAccess, type ProviderRequest, type Queue } from "./provider.ts";
import { jsonRequest, modelPath, type Parameters } from "./provider-request.ts";

/** The response is delayed until the result is ready, but not for long: after that it is a prediction to poll. */
const queue: Queue = {
    respondsWithStatus: true,
    poll: byUrl(["urls", "get"]),
    status: ["status"],
    output: "output",
    done: "succeeded",
    failed: ["failed", "canceled", "aborted"],
    reason: ["error"],
    interval: 1000,
};

const outputFile = [{ ...urlAt("output"), maybeListed: true }] as const;

export const provider = defineProvider({
    id: "replicate",
    name: "Replicate",
    organization: "replicate",
    baseUrl: "https://api.replicate.com",
    tasks: {
        "text-to-image": {
            request: ({ model, inputs, parameters, adapter }) =>
                prediction(model, { ...parameters, prompt: inputs, lora_weights: loraWeights(adapter) }),
            resultFile: outputFile,
            queue,
        },
        "text-to-video": {
            request: ({ model, inputs, parameters }) => prediction(model, { ...parameters, prompt: inputs }),
            resultFile: outputFile,
            queue,
        },
        "text-to-speech": {
            request: ({ model, inputs, parameters }) => prediction(model, { ...parameters, text: inputs }),
            resultFile: outputFile,
            queue,
        },
        "image-to-image": {
            request: ({ model, inputs, parameters, adapter }) => {
                const image = imageUrl(inputs);
                // Models have different names for the image.
                const names = { image, images: [image], input_image: image, input_images: [image] };
                return prediction(model, { ...parameters, ...names, lora_weights: loraWeights(adapter) });
            },
            resultFile: outputFile,
            queue,
        },
        "automatic-speech-recognition": {
            request: ({ model, inputs, parameters }) => prediction(model, { ...parameters, audio: audioUrl(inputs) }),
            response: transcript,
            queue,
        },
    },
});

/** The request to a model, or to one version of it, which follows a colon. */
function prediction(model: string, input: Parameters): ProviderRequest {
    const [, version] = model.split(":");
    const request =
        version === undefined
            ? jsonRequest(`/v1/models/${modelPath(model)}/predictions`, { input })
            : jsonRequest("/v1/predictions", { input, version });
    return { ...request, headers: { Prefer: "wait" } };
}

const loraWeights = (adapter: Adapter | undefined) =>
    adapter?.weightsPath === undefined ? undefined : `${hubUrl}/${adapter.hubModelId}`;

/** Speech models differ: the text itself, one of two fields, or a file to download. */
function transcript(body: unknown): unknown {
    const output = first(at(body, "output"));
    const text = [output, at(output, "transcription"), at(output, "translation")].find(
        (one) => typeof one === "string",
    );
    if (text !== undefined) return { text };
    return textFileAt(body, ["output", "txt_file"], (text) => ({ text }));
}

export const access: ProviderAccess = {
    keyVariables: ["REPLICATE_API_TOKEN"],
    madeUpKey: "r8_sandbox",
    // The Python SDK gives its HTTP client a transport of its own, which uses no proxy.
    baseUrlVariables: ["REPLICATE_BASE_URL"],
    apiHosts: ["stream.replicate.com"],
    fileHosts: ["replicate.delivery", "*.replicate.delivery"],
};
