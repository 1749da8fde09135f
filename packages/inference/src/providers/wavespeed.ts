import type { Adapter } from "../call/call.ts";
import type { TaskId } from "../tasks/task-id.ts";
import { type Bytes, base64, file } from "../wire/leaf.ts";
import { urlAt } from "./files.ts";
import { byUrl } from "./jobs.ts";
import { defineProvider, type ProviderAccess, type ProviderHelper, type ProviderRequest } from "./provider.ts";
import { jsonRequest, modelPath, type Parameters } from "./provider-request.ts";

/** Every task is a job whose result is a file. */
const job: Pick<ProviderHelper<TaskId>, "queue" | "resultFile"> = {
    queue: {
        poll: byUrl(["data", "urls", "get"]),
        status: ["data", "status"],
        done: "completed",
        failed: ["failed", "cancelled"],
        reason: ["data", "error"],
        interval: 500,
    },
    resultFile: [urlAt("data", "outputs", 0)],
};

const fromText = {
    request: (call: Call & { readonly inputs: string }) => submit(call, { ...call.parameters, prompt: call.inputs }),
    ...job,
};

const fromImage = {
    request: (call: Call & { readonly inputs?: Bytes | undefined }) => {
        const image = call.inputs ? base64(call.inputs) : emptyImage;
        return submit(call, { images: [image], ...call.parameters, image });
    },
    ...job,
    // The Hub's Python client labels every image JPEG here.
    example: { inputs: file("cats.jpg", "image/jpeg") },
};

export const provider = defineProvider({
    id: "wavespeed",
    name: "WaveSpeed AI",
    organization: "wavespeed",
    baseUrl: "https://api.wavespeed.ai",
    tasks: {
        "text-to-image": fromText,
        "text-to-video": fromText,
        "image-to-image": fromImage,
        "image-to-video": fromImage,
        "image-text-to-image": fromImage,
        "image-text-to-video": fromImage,
    },
});

type Call = {
    readonly model: string;
    readonly parameters: Parameters;
    readonly adapter?: Adapter | undefined;
};

const submit = ({ model, adapter }: Call, value: Parameters): ProviderRequest =>
    jsonRequest(`/api/v3/${modelPath(model)}`, {
        ...value,
        ...(adapter && { loras: [{ path: adapter.hubModelId, scale: 1 }] }),
    });

/** One transparent pixel as PNG: models that take an image require one, even if the call has none. */
const emptyImage = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=";

export const access: ProviderAccess = {
    keyVariables: ["WAVESPEED_KEY"],
    fileHosts: ["d1q70pf5vjeyhc.cloudfront.net"],
};
