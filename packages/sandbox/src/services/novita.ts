/** Novita: OpenAI's API for text; two queues and a synchronous endpoint for videos. */

import { type Fields, list, object, oneOf, optionalNumber, text } from "../checks/fields.ts";
import { fileUrl } from "../checks/files.ts";
import { Refusal } from "../refusal.ts";
import { json } from "../responses/response.ts";
import { chatRoute, completionRoute, ownModel } from "./openai-routes.ts";
import { pollRoute, type Statuses } from "./queue.ts";
import { jsonBody, servedModel } from "./read-request.ts";
import { requestedMedia } from "./requested-media.ts";
import { post, reasonError, type Service, type ServiceRequest } from "./service.ts";

const fileHost = "faas-output-video.s3.ap-southeast-1.amazonaws.com";
const find = ownModel("novita");

export const novita: Service = {
    id: "novita",
    hosts: ["api.novita.ai"],
    fileHosts: [fileHost],
    refuse: reasonError,
    routes: [
        chatRoute("/v3/openai/chat/completions", find, { refuses: ["inputs", "parameters"] }),
        completionRoute("/v3/openai/completions", find, { refuses: ["inputs", "parameters"] }),
        post("/v3/hf/*model", makeAtOnce),
        pollRoute({
            path: "/v3/async/task-result",
            idIn: ({ url }) => url.searchParams.get("task_id"),
            report: ({ id, result }, state) => ({
                task: {
                    task_id: id,
                    status: statuses[state],
                    reason: reasons[state] ?? "",
                    progress_percent: state === "done" ? 100 : 0,
                },
                images: [],
                audios: [],
                videos: state === "done" ? result : [],
            }),
        }),
        post("/v3/async/*model", submit),
        post("/v3/minimax/v2/video_generation", submitMiniMax),
        pollRoute({
            path: "/v3/minimax/v2/query/video_generation/:id",
            report: ({ id, result }, state) => ({
                task: {
                    id,
                    status: miniMaxStatuses[state],
                    ...(state === "done" && { content: result }),
                    ...(state === "failed" && { error: { code: "failed", message: "The video could not be made." } }),
                },
            }),
        }),
    ],
};

const statuses: Statuses = {
    queued: "TASK_STATUS_QUEUED",
    running: "TASK_STATUS_PROCESSING",
    done: "TASK_STATUS_SUCCEED",
    failed: "TASK_STATUS_FAILED",
    cancelled: "TASK_STATUS_FAILED",
};

const reasons: Partial<Statuses> = { failed: "The video could not be made.", cancelled: "The task was cancelled." };

const miniMaxStatuses: Statuses = {
    queued: "queued",
    running: "running",
    done: "succeeded",
    failed: "failed",
    cancelled: "cancelled",
};

/** The synchronous endpoint, which the Hub's Python client uses. */
function makeAtOnce(request: ServiceRequest) {
    const spec = videoSpec(request, checkPrompt(request));
    return json({ video: { video_url: request.file(fileHost, "mp4", spec) } });
}

function checkPrompt(request: ServiceRequest): Fields {
    servedModel(request, "novita", request.params["model"], ["text-to-video"]);
    const body = jsonBody(request);
    text(body["prompt"], ["body", "prompt"]);
    return body;
}

const videoSpec = ({ seed }: ServiceRequest, body: Fields) =>
    requestedMedia("text-to-video", { prompt: String(body["prompt"]), fields: body, seed });

function submit(request: ServiceRequest) {
    const body = checkPrompt(request);
    optionalNumber(body, "steps", { min: 1, whole: true });
    const foreignFields = ["num_inference_steps", "inputs", "parameters"].filter((key) => key in body);
    if (foreignFields.length > 0)
        request.addHint(`ignored: ${foreignFields.join(", ")} (Novita says prompt and steps)`);
    const job = request.submit([
        {
            video_url: request.file(fileHost, "mp4", videoSpec(request, body)),
            video_url_ttl: "3600",
            video_type: "mp4",
        },
    ]);
    return json({ task_id: job.id });
}

function submitMiniMax(request: ServiceRequest) {
    const body = jsonBody(request);
    find(request, body, ["image-text-to-video"]);
    const contents = list(body["content"], ["body", "content"]).map((item, index) => {
        const where = ["body", "content", index];
        const part = object(item, where);
        const type = oneOf(part["type"], ["text", "image_url"], [...where, "type"]);
        if (type === "text") return { words: text(part["text"], [...where, "text"]) };
        const { url } = object(part["image_url"], [...where, "image_url"]);
        return { image: fileUrl(url, "image", [...where, "image_url", "url"]) };
    });
    const words = contents.flatMap((part) => part.words ?? []);
    if (words.length === 0) throw new Refusal(400, "content needs a text", { where: ["body", "content"] });
    oneOf(body["resolution"] ?? "768P", ["768P", "2K"], ["body", "resolution"]);
    optionalNumber(body, "duration", { min: 4, max: 15, whole: true });
    oneOf(body["ratio"] ?? "16:9", ["21:9", "16:9", "4:3", "1:1", "3:4", "9:16", "adaptive"], ["body", "ratio"]);
    const foreignFields = ["guidance_scale", "negative_prompt", "num_inference_steps", "seed"].filter(
        (key) => key in body,
    );
    const [foreignField] = foreignFields;
    if (foreignField) {
        throw new Refusal(400, `unknown parameter ${foreignField}`, {
            where: ["body", foreignField],
            hint: `MiniMax H3 has no ${foreignField}`,
        });
    }
    const spec = requestedMedia("image-text-to-video", {
        prompt: words.join(" "),
        fields: body,
        image: contents.find((part) => part.image !== undefined)?.image,
        seed: request.seed,
    });
    const job = request.submit({ url: request.file(fileHost, "mp4", spec) });
    return json({ task_id: job.id });
}
