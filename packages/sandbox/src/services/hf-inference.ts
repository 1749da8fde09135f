/** The Hub's own provider: the model's task determines the format of its endpoint. */
import { isTaskId, type TaskId } from "@callsheet/inference/tasks";
import { embeddingTasks, providerTasks } from "../models/provider-tasks.ts";
import { Refusal } from "../refusal.ts";
import { chatRoute, completionRoute, type FindModel, ownModel } from "./openai-routes.ts";
import { type CallBody, callBody } from "./pipeline.ts";
import { fittingFile, fittingTasks, runPipeline } from "./pipeline-route.ts";
import { servedModel } from "./read-request.ts";
import { post, type Route, type Service, type ServiceRequest, textError } from "./service.ts";

const host = "router.huggingface.co";

/** The host before the router existed, which old tutorials name. It answers every request with the same error. */
export const retiredHost = "api-inference.huggingface.co";

/** What the retired host answers, and in the hint where the path of its request is found today. */
export function retired({ pathname }: URL): Refusal {
    const [, task, of] = /^\/pipeline\/([\w-]+)\/(.+)$/.exec(pathname) ?? [];
    const path = task === undefined ? pathname : `/models/${of}/pipeline/${task}`;
    const today = path.startsWith("/models/") ? path : "/models/…";
    return new Refusal(410, `https://${retiredHost} is no longer supported. Please use https://${host} instead.`, {
        hint: `${retiredHost} was retired. Its address of today is https://${host}/hf-inference${today}, where fewer models are served; chats are at https://${host}/v1/chat/completions. A library that still asks the old host has to be updated`,
    });
}

/** The path names the model; a body may name it again. */
const find: FindModel = (request, _body, tasks) => modelOf(request, tasks).providerId;

const modelOf = (request: ServiceRequest, tasks: readonly TaskId[], fitting?: readonly TaskId[]) =>
    servedModel({ ...request, routed: true }, "hf-inference", request.params["id"], tasks, fitting);

/** Paths below a model: `owner/name`, or only a name for the oldest models. */
const below = (rest: string) => [`/models/:owner/:name${rest}`, `/models/:name${rest}`];

const withModelId = (request: ServiceRequest): ServiceRequest => {
    const { owner, name } = request.params;
    return { ...request, params: { ...request.params, id: owner ? `${owner}/${name}` : `${name}` } };
};

const withModel = (route: Route): Route => ({ ...route, respond: (request) => route.respond(withModelId(request)) });

function pipeline(request: ServiceRequest) {
    const taskInPath = request.params["task"] ?? "";
    const task = request.models.any ? taskInPath : embeddingTasks.find((id) => id === taskInPath);
    if (task === undefined || !isTaskId(task)) {
        const hint = `/pipeline/ is for ${embeddingTasks.join(" and ")}`;
        throw new Refusal(404, "Not Found", { hint });
    }
    modelOf(request, embeddingTasks.some((id) => id === task) ? embeddingTasks : [task]);
    return runPipeline(task, request, callBody(request));
}

/** The task follows from the model; for an unlisted model, from its name and the body. */
function root(request: ServiceRequest) {
    const call = callBody(request);
    const fitting = fittingOf(call);
    const { task } = modelOf(request, providerTasks["hf-inference"], fitting);
    return runPipeline(request.models.any ? taskOfSameModels(task, fitting) : task, request, call);
}

const fittingOf = ({ fields, file }: CallBody): readonly TaskId[] =>
    fields ? fittingTasks(fields) : file ? fittingFile(file.bytes) : [];

/** Tasks that the same models serve. */
const tasksOfSameModels: readonly (readonly TaskId[])[] = [embeddingTasks, ["conversational", "text-generation"]];

const taskOfSameModels = (task: TaskId, fitting: readonly TaskId[]): TaskId =>
    fitting.includes(task)
        ? task
        : (tasksOfSameModels.find((tasks) => tasks.includes(task))?.find((other) => fitting.includes(other)) ?? task);

export const hfInference: Service = {
    id: "hf-inference",
    hosts: [host, retiredHost],
    refuse: textError,
    routes: [
        ...below("/v1/chat/completions").map((path) => withModel(chatRoute(path, find))),
        ...below("/v1/completions").map((path) => withModel(completionRoute(path, find))),
        ...below("/pipeline/:task").map((path) => withModel(post(path, pipeline))),
        // The Hub's Python client generates text here, huggingface.js at /v1/completions.
        ...below("").map((path) => withModel(post(path, root))),
        // Older clients put the task before the model, and the model of a chat into the body.
        ...["/pipeline/:task/:owner/:name", "/pipeline/:task/:name"].map((path) => withModel(post(path, pipeline))),
        chatRoute("/v1/chat/completions", ownModel("hf-inference")),
    ],
};
