/** Z.ai: OpenAI's form for chat, a queue for images, and the reading of documents. */

import { text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { look } from "../media/look.ts";
import { captionOf } from "../media/seen.ts";
import { json } from "../responses/response.ts";
import { openAiError } from "./error-forms.ts";
import { chatRoute, ownModel, required } from "./openai-form.ts";
import { jobOf, jsonBody } from "./read-request.ts";
import type { Service, ServiceRequest } from "./service.ts";
import { workFor } from "./work.ts";

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
    const work = workFor("text-to-image", { prompt, fields: body, seed: request.seed });
    const job = request.submit(() => [{ url: request.file(fileHost, "png", work) }]);
    return json({ id: job.id, model, request_id: request.seed, task_status: "PROCESSING" });
}

function poll(request: ServiceRequest) {
    const job = jobOf(request, request.params["id"]);
    const state = job.poll();
    const head = { id: job.id, request_id: request.seed };
    if (state === "done") return json({ ...head, task_status: "SUCCESS", image_result: job.result });
    // There is no word for a job that was taken back: it has failed.
    return json({ ...head, task_status: state === "failed" || state === "cancelled" ? "FAIL" : "PROCESSING" });
}

function readDocument(request: ServiceRequest) {
    const body = jsonBody(request);
    const model = find(request, body, ["image-to-text"]);
    const file = fileUrl(required(body, "file"), "image", ["body", "file"]);
    return json({
        id: `ocr-${request.seed}`,
        model,
        md_results: `# A document\n\n${captionOf(look(file))}.`,
        layout_details: [],
    });
}
