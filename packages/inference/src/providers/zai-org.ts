import { textAt } from "../wire/json.ts";
import { imageUrl, urlAt } from "./files.ts";
import { byId } from "./jobs.ts";
import { openAiChat } from "./openai-api.ts";
import { defineProvider, type ProviderAccess, withTasks } from "./provider.ts";
import { jsonRequest, withSize } from "./provider-request.ts";

export const chat = defineProvider({
    id: "zai-org",
    name: "Z.ai",
    organization: "zai-org",
    baseUrl: "https://api.z.ai",
    headers: { "x-source-channel": "hugging_face", "accept-language": "en-US,en" },
    tasks: { conversational: openAiChat("/api/paas/v4/chat/completions") },
});

export const provider = withTasks(chat, {
    "text-to-image": {
        request: ({ model, inputs, parameters }) =>
            jsonRequest("/api/paas/v4/async/images/generations", {
                ...withSize(parameters),
                model,
                prompt: inputs,
            }),
        // Its reference of images has a prompt, a size and a quality only.
        ignores: ["num_inference_steps", "guidance_scale", "negative_prompt", "seed"],
        queue: {
            poll: byId("/api/paas/v4/async-result/", "id"),
            status: ["task_status"],
            done: "SUCCESS",
            failed: ["FAIL"],
            interval: 5000,
        },
        resultFile: [urlAt("image_result", 0, "url")],
    },
    // Reads the text of a page, as Markdown.
    "image-to-text": {
        request: ({ model, inputs, parameters }) =>
            jsonRequest("/api/paas/v4/layout_parsing", { ...parameters, model, file: imageUrl(inputs) }),
        response: (body) => textAt(body, "generated_text", "md_results"),
    },
});

export const access: ProviderAccess = {
    keyVariables: [
        "BIGMODEL_API_KEY",
        "GLM_API_KEY",
        "ZAI_API_KEY",
        "ZHIPUAI_API_KEY",
        "ZHIPU_API_KEY",
        "Z_AI_API_KEY",
    ],
    // SDKs split it at the dot, and sign their requests with the second half.
    madeUpKey: "sandbox.sandbox",
    fileHosts: ["mfile.z.ai"],
};
