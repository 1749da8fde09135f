/** The invented provider's service in the sandbox, as data. */
import { text } from "../../../packages/sandbox/src/checks/fields.ts";
import { Refusal } from "../../../packages/sandbox/src/refusal.ts";
import { json } from "../../../packages/sandbox/src/responses/response.ts";
import { pollRoute } from "../../../packages/sandbox/src/services/queue.ts";
import { jsonBody } from "../../../packages/sandbox/src/services/read-request.ts";
import { requestedMedia } from "../../../packages/sandbox/src/services/requested-media.ts";
import { openAiError, type Service, type ServiceRequest } from "../../../packages/sandbox/src/services/service.ts";

const fileHost = "files.invented.example";

/** Checks the header that polls need. */
function idAfter(prefix: string, name: unknown, { headers }: ServiceRequest): string {
    if (headers.get("x-wait") !== "0") throw new Refusal(400, "X-Wait is missing", { hint: "polls need X-Wait" });
    return String(name).replace(prefix, "");
}

function submit(request: ServiceRequest, task: "text-to-image" | "text-to-video") {
    const prompt = text(jsonBody(request)["prompt"], ["body", "prompt"]);
    const spec = requestedMedia(task, { prompt, fields: {}, seed: request.seed });
    return request.submit(request.file(fileHost, task === "text-to-video" ? "mp4" : "png", spec));
}

export const invented: Service = {
    id: "invented" as "novita",
    hosts: ["api.invented.example"],
    fileHosts: [fileHost],
    refuse: openAiError,
    routes: [
        {
            method: "POST",
            path: "/v1/videos:generate",
            respond: (request) => json({ name: `operations/video/${submit(request, "text-to-video").id}` }),
        },
        pollRoute({
            method: "POST",
            path: "/v1/operations:poll",
            idIn: (request) => idAfter("operations/video/", jsonBody(request)["operationName"], request),
            unfinishedHeaders: { "Retry-After": "0.05" },
            report: ({ id, result }, state) => ({
                name: `operations/video/${id}`,
                ...(state === "done" && { done: true, response: { video: { uri: result } } }),
                ...(state === "failed" && { done: true, error: { code: 13, message: "The video could not be made." } }),
            }),
        }),
        {
            method: "POST",
            path: "/v1/images",
            respond: (request) => json({ job: { name: `jobs/today/${submit(request, "text-to-image").id}` } }),
        },
        pollRoute({
            path: "/v1/jobs/today/:id",
            idIn: (request) => idAfter("", request.params["id"], request),
            report: ({ id, result }, state) => ({
                job: {
                    name: `jobs/today/${id}`,
                    state: {
                        queued: "not begun",
                        running: "in progress",
                        done: "all done",
                        failed: "timed-out",
                        cancelled: "gave up",
                    }[state],
                    ...(state === "done" && { image: result }),
                    ...(state === "failed" && { problem: "It took too long." }),
                },
            }),
        }),
    ],
};
