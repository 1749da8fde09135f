import { jsonRequest, withSize } from "./body.ts";
import { defineProvider } from "./define-provider.ts";
import { fileIn, imageUrl, urlAt } from "./files.ts";
import { idPart, jobState } from "./jobs.ts";
import { at, textAt } from "./json.ts";
import { openAiChat } from "./openai.ts";

export const zaiOrg = defineProvider({
    id: "zai-org",
    name: "Z.ai",
    organization: "zai-org",
    baseUrl: "https://api.z.ai",
    headers: { "x-source-channel": "hugging_face", "accept-language": "en-US,en" },
    tasks: {
        conversational: openAiChat("/api/paas/v4/chat/completions"),
        "text-to-image": {
            request: ({ model, inputs, parameters }) =>
                jsonRequest("/api/paas/v4/async/images/generations", {
                    ...withSize(parameters),
                    model,
                    prompt: inputs,
                }),
            queue: {
                status: (submitted) => {
                    const id = idPart(at(submitted, "id"));
                    return id && `/api/paas/v4/async-result/${id}`;
                },
                state: (status) => jobState(at(status, "task_status"), "SUCCESS", ["FAIL"]),
                interval: 5000,
            },
            ...fileIn(urlAt("image_result", 0, "url")),
        },
        // Reads the text of a page, as Markdown.
        "image-to-text": {
            request: ({ model, inputs, parameters }) =>
                jsonRequest("/api/paas/v4/layout_parsing", { ...parameters, model, file: imageUrl(inputs) }),
            response: (answer) => textAt(answer, "generated_text", "md_results"),
        },
    },
});
