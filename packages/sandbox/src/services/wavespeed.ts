/** WaveSpeed: a model is a path, everything is a prediction. */
import { json } from "../answers/answer.ts";
import { type Fields, list, text } from "../checks/fields.ts";
import { fileUrlOrBase64 } from "../checks/files.ts";
import type { Job, JobState } from "../jobs.ts";
import { serves } from "../models/serves.ts";
import { Refusal } from "../refusal.ts";
import { jobOf, jsonBody, served } from "./asked.ts";
import { codeError } from "./error-forms.ts";
import { needsImage, resultKind, takesImage } from "./image-tasks.ts";
import type { Asked, Service } from "./service.ts";

const host = "api.wavespeed.ai";
const fileHost = "d1q70pf5vjeyhc.cloudfront.net";

export const wavespeed: Service = {
    id: "wavespeed",
    hosts: [host],
    scheme: "Bearer",
    routed: true,
    fileHosts: [fileHost],
    refuse: codeError,
    routes: [
        { method: "GET", path: "/api/v3/predictions/:id/result", answer: poll },
        { method: "GET", path: "/api/v3/predictions/:id", answer: poll },
        { method: "POST", path: "/api/v3/*model", answer: submit },
    ],
};

function submit(asked: Asked) {
    const { task, providerId } = served(asked, "wavespeed", asked.params["model"], serves.wavespeed);
    const body = jsonBody(asked);
    if (body["inputs"] !== undefined) asked.remark("ignored: inputs (the form of hf-inference)");
    const images = checkImages(body);
    if (needsImage(task) && !images) {
        throw new Refusal(400, 'property "image" is missing', {
            where: ["body", "image"],
            hint: "image or images is missing",
        });
    }
    if (!takesImage(task) || body["prompt"] !== undefined) text(body["prompt"], ["body", "prompt"]);
    const job = asked.submit(() => [asked.file(fileHost, resultKind(task))]);
    return json(envelope(asked, job, "queued", providerId));
}

function checkImages(body: Fields): boolean {
    const { image, images } = body;
    if (image !== undefined) fileUrlOrBase64(image, "image", ["body", "image"]);
    if (images !== undefined) {
        list(images, ["body", "images"]).forEach((item, index) => {
            fileUrlOrBase64(item, "image", ["body", "images", index]);
        });
    }
    return image !== undefined || images !== undefined;
}

function poll(asked: Asked) {
    const job = jobOf(asked, asked.params["id"]);
    return json(envelope(asked, job, job.poll(), ""));
}

const words = {
    queued: "created",
    running: "processing",
    done: "completed",
    failed: "failed",
    cancelled: "cancelled",
} as const;

function envelope(asked: Asked, job: Job, state: JobState, model: string) {
    return {
        code: 200,
        message: "success",
        data: {
            id: job.id,
            model,
            status: words[state],
            outputs: state === "done" ? job.result : [],
            error: state === "failed" ? "The prediction failed." : "",
            urls: { get: asked.link(host, `/api/v3/predictions/${job.id}/result`) },
            has_nsfw_contents: [],
            created_at: "2026-01-01T00:00:00.000Z",
        },
    };
}
