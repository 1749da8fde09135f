/** Z.ai: OpenAI's API for chat, a queue for images, and OCR of documents. */

import { text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { captionOf } from "../media/describe-image.ts";
import { imageFeatures } from "../media/image-features.ts";
import { json } from "../responses/response.ts";
import { chatRoute, ownModel, requiredField } from "./openai-routes.ts";
import { pollRoute, type Statuses } from "./queue.ts";
import { jsonBody } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import { openAiError, post, type Service, type ServiceRequest } from "./service.ts";

const fileHost = "mfile.z.ai";
const find = ownModel("zai-org");

export const zaiOrg: Service = {
    id: "zai-org",
    hosts: ["api.z.ai"],
    fileHosts: [fileHost],
    refuse: openAiError,
    routes: [
        chatRoute("/api/paas/v4/chat/completions", find),
        post("/api/paas/v4/async/images/generations", submit),
        pollRoute({
            path: "/api/paas/v4/async-result/:id",
            report: ({ id, result }, state, { seed }) => ({
                id,
                request_id: seed,
                task_status: statuses[state],
                ...(state === "done" && { image_result: result }),
            }),
        }),
        post("/api/paas/v4/layout_parsing", readDocument),
    ],
};

/** The API has no status for a cancelled job, so it counts as failed. */
const statuses: Statuses = {
    queued: "PROCESSING",
    running: "PROCESSING",
    done: "SUCCESS",
    failed: "FAIL",
    cancelled: "FAIL",
};

function submit(request: ServiceRequest) {
    const body = jsonBody(request);
    const model = find(request, body, ["text-to-image"]);
    const prompt = text(requiredField(body, "prompt"), ["body", "prompt"]);
    const spec = requestedMedia("text-to-image", { prompt, fields: body, seed: request.seed });
    const job = request.submit([{ url: request.file(fileHost, "png", spec) }]);
    return json({ id: job.id, model, request_id: request.seed, task_status: "PROCESSING" });
}

function readDocument(request: ServiceRequest) {
    const body = jsonBody(request);
    const model = find(request, body, ["image-to-text"]);
    const file = fileUrl(requiredField(body, "file"), "image", ["body", "file"]);
    return json({
        id: `ocr-${request.seed}`,
        model,
        md_results: `# A document\n\n${captionOf(imageFeatures(file))}.`,
        layout_details: [],
    });
}
