/** WaveSpeed: the path is the model, every call is a prediction. */

import type { TaskId } from "@callsheet/inference/tasks";
import { type Fields, list, text } from "../checks/fields.ts";
import { fileUrlOrBase64 } from "../checks/files.ts";
import type { Job, JobState } from "../latest.ts";
import { providerTasks } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { pollRoute, type Statuses } from "./queue.ts";
import { jsonBody, servedModel } from "./read-request.ts";
import { requestedMedia, resultKind } from "./requested-media.ts";
import { codeError, post, type Service, type ServiceRequest } from "./service.ts";

const host = "api.wavespeed.ai";
const fileHost = "d1q70pf5vjeyhc.cloudfront.net";

export const wavespeed: Service = {
    id: "wavespeed",
    hosts: [host],
    fileHosts: [fileHost],
    refuse: codeError,
    routes: [
        ...["/api/v3/predictions/:id/result", "/api/v3/predictions/:id"].map((path) =>
            pollRoute({ path, report: (job, state, request) => envelope(request, job, state, "") }),
        ),
        post("/api/v3/*model", submit),
    ],
};

function submit(request: ServiceRequest) {
    const body = jsonBody(request);
    const fitting = fittingOf(body);
    const { task, providerId } = servedModel(
        request,
        "wavespeed",
        request.params["model"],
        providerTasks.wavespeed,
        fitting,
    );
    if (body["inputs"] !== undefined) request.addHint("ignored: inputs (the form of hf-inference)");
    const [image] = imagesIn(body);
    if (image === undefined && (task === "image-to-image" || task === "image-to-video")) {
        throw new Refusal(400, 'property "image" is missing', {
            where: ["body", "image"],
            hint: "image or images is missing",
        });
    }
    // A model with an image needs no prompt.
    if (!task.startsWith("image-") || body["prompt"] !== undefined) text(body["prompt"], ["body", "prompt"]);
    const prompt = typeof body["prompt"] === "string" ? body["prompt"] : "";
    const spec = requestedMedia(task, { prompt, fields: body, image, seed: request.seed });
    const job = request.submit([request.file(fileHost, resultKind(task), spec)]);
    return json(envelope(request, job, "queued", providerId));
}

/** Tasks that fit the fields of a body. */
const fittingOf = ({ image, images }: Fields): readonly TaskId[] =>
    image === undefined && images === undefined
        ? ["text-to-image", "text-to-video"]
        : ["image-to-image", "image-to-video", "image-text-to-image", "image-text-to-video"];

function imagesIn({ image, images }: Fields): (Uint8Array | string)[] {
    const more = images === undefined ? [] : list(images, ["body", "images"]);
    return [
        ...(image === undefined ? [] : [fileUrlOrBase64(image, "image", ["body", "image"])]),
        ...more.map((item, index) => fileUrlOrBase64(item, "image", ["body", "images", index])),
    ];
}

const statuses: Statuses = {
    queued: "created",
    running: "processing",
    done: "completed",
    failed: "failed",
    cancelled: "cancelled",
};

function envelope(request: ServiceRequest, job: Job, state: JobState, model: string) {
    return {
        code: 200,
        message: "success",
        data: {
            id: job.id,
            model,
            status: statuses[state],
            outputs: state === "done" ? job.result : [],
            error: state === "failed" ? "The prediction failed." : "",
            urls: { get: request.link(host, `/api/v3/predictions/${job.id}/result`) },
            has_nsfw_contents: [],
            created_at: "2026-01-01T00:00:00.000Z",
        },
    };
}
