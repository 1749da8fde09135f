/** Z.ai: OpenAI's API for chat, a queue for images, and OCR of documents. */

import { text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { captionOf } from "../media/describe-image.ts";
import { imageFeatures } from "../media/image-features.ts";
import { json } from "../responses/response.ts";
import { openAiError } from "./error-forms.ts";
import { chatRoute, ownModel, required } from "./openai-routes.ts";
import { jobOf, jsonBody } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import type { Service, ServiceRequest } from "./service.ts";

const fileHost = "mfile.z.ai";
const find = ownModel("zai-org");

export const zaiOrg: Service = {
    id: "zai-org",
    hosts: ["api.z.ai"],
    scheme: "Bearer",
    routed: true,
    fileHosts: [fileHost],
    refuse: openAiError,
    routes: [
        chatRoute("/api/paas/v4/chat/completions", find),
        { method: "POST", path: "/api/paas/v4/async/images/generations", respond: submit },
        { method: "GET", path: "/api/paas/v4/async-result/:id", respond: poll },
        { method: "POST", path: "/api/paas/v4/layout_parsing", respond: readDocument },
    ],
};

function submit(request: ServiceRequest) {
    const body = jsonBody(request);
    const model = find(request, body, ["text-to-image"]);
    const prompt = text(required(body, "prompt"), ["body", "prompt"]);
    const spec = requestedMedia("text-to-image", { prompt, fields: body, seed: request.seed });
    const job = request.submit([{ url: request.file(fileHost, "png", spec) }]);
    return json({ id: job.id, model, request_id: request.seed, task_status: "PROCESSING" });
}

function poll(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    const state = job.poll();
    const head = { id: job.id, request_id: request.seed };
    if (state === "done") return json({ ...head, task_status: "SUCCESS", image_result: job.result });
    // The API has no status for a cancelled job, so it counts as failed.
    return json({ ...head, task_status: state === "failed" || state === "cancelled" ? "FAIL" : "PROCESSING" });
}

function readDocument(request: ServiceRequest) {
    const body = jsonBody(request);
    const model = find(request, body, ["image-to-text"]);
    const file = fileUrl(required(body, "file"), "image", ["body", "file"]);
    return json({
        id: `ocr-${request.seed}`,
        model,
        md_results: `# A document\n\n${captionOf(imageFeatures(file))}.`,
        layout_details: [],
    });
}
