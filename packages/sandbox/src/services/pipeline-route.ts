/** Answering in the Hub's form of a task. */
import type { TaskId } from "@callsheet/inference/tasks";
import { type Fields, wrong } from "../checks/fields.ts";
import { base64File, rawFile } from "../checks/files.ts";
import { fileOf } from "../media/media.ts";
import { Refusal } from "../refusal.ts";
import { bytes, json, type ServiceResponse } from "../responses/response.ts";
import { generate } from "./generation.ts";
import type { Pipelines, PipelineTask } from "./pipeline.ts";
import { fileIn, filePipelines } from "./pipeline-files.ts";
import { textPipelines } from "./pipeline-texts.ts";
import { bareType, jsonBody, parametersOf } from "./read-request.ts";
import type { ServiceRequest } from "./service.ts";
import { type Making, workFor } from "./work.ts";

const pipelines: Pipelines = { ...textPipelines, ...filePipelines };

export function runPipeline(task: TaskId, request: ServiceRequest): ServiceResponse {
    // It streams as well, as none of the others does.
    if (task === "text-generation") return generate(request);
    const pipeline = pipelines[task];
    if (!pipeline) {
        throw new Refusal(400, `Task ${task} is not served here`, {
            hint: `${task} has an address of its own (/v1/…)`,
        });
    }
    const { inputs, parameters } = readCall(task, pipeline, request);
    const { gives } = pipeline;
    return typeof gives === "string"
        ? bytes(fileOf(gives, workFor(task, makingOf(task, inputs, parameters, request.seed))))
        : json(gives({ seed: request.seed, inputs, parameters }));
}

function makingOf(task: TaskId, inputs: unknown, parameters: Fields, seed: string): Making {
    if (task !== "image-to-image") return { prompt: String(inputs), fields: parameters, seed };
    const { prompt } = parameters;
    return { prompt: typeof prompt === "string" ? prompt : "", fields: parameters, image: fileIn(inputs), seed };
}

function readCall(
    task: TaskId,
    { file, check }: PipelineTask,
    request: ServiceRequest,
): { inputs: unknown; parameters: Fields } {
    const type = bareType(request.headers);
    if (type !== "application/json") {
        if (!file) {
            throw new Refusal(400, `Content type "${type || "None"}" not supported`, {
                where: ["body"],
                hint: `${task} takes JSON: {inputs, parameters} with Content-Type: application/json`,
            });
        }
        return { inputs: rawFile(request.bytes, request.headers.get("content-type"), file, ["body"]), parameters: {} };
    }
    const body = jsonBody(request);
    if (body["inputs"] === undefined) {
        const stranger = ["prompt", "messages", "input"].find((key) => body[key] !== undefined);
        throw new Refusal(400, "Field required: inputs", {
            where: ["body", "inputs"],
            hint: `inputs is missing${stranger ? `; "${stranger}" is the form of another endpoint` : ""}`,
        });
    }
    const parameters = parametersOf(body);
    if (check) check(body["inputs"], parameters);
    else if (file) base64File(body["inputs"], file, ["body", "inputs"]);
    else throw wrong(["body", "inputs"], "inputs", undefined);
    return { inputs: body["inputs"], parameters };
}
