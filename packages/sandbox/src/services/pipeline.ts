/** The Hub's format of a task: `{inputs, parameters}`, or the bytes of a file. Each task is described as data. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import { type Fields, isFields } from "../checks/fields.ts";
import type { MediaKind } from "../media/media.ts";
import type { Modality } from "../media/sniff.ts";
import type { ServiceResponse } from "../responses/response.ts";
import { bareType, jsonFields } from "./read-request.ts";
import type { ServiceRequest } from "./service.ts";

export type PipelineTask = {
    /** The modality of the file, if the body may be a file. */
    readonly file?: Modality;
    /** Refuses invalid inputs. Default: the inputs must be base64 of the file. */
    readonly check?: (inputs: unknown, parameters: Fields) => void;
    /** The result: a function that returns JSON, or the kind of a file. */
    readonly gives: ((request: PipelineCall) => Json) | MediaKind;
    /** Headers of the response, beside JSON. */
    readonly headers?: (request: PipelineCall) => ServiceResponse["headers"];
};

export type PipelineCall = {
    /** The Hub's id of the model, if the request names it. */
    readonly model: string | undefined;
    readonly seed: string;
    /** The bytes, if the body was a file. */
    readonly inputs: unknown;
    readonly parameters: Fields;
};

export type Pipelines = { readonly [Task in TaskId]?: PipelineTask };

/** The fields of a JSON body, or a body that is a file. */
export type CallBody =
    | { readonly fields: Fields; readonly file?: never }
    | { readonly file: { readonly bytes: Uint8Array; readonly type: string | null }; readonly fields?: never };

type Called = Pick<ServiceRequest, "headers" | "bytes" | "addHint">;

export function callBody({ headers, bytes, addHint }: Called): CallBody {
    if (bareType(headers) === "application/json") return { fields: asInputs(jsonFields(bytes), addHint) };
    return { file: { bytes, type: headers.get("content-type") } };
}

/** Fields that were next to `parameters` before `inputs` existed. */
const formerFields = ["question", "context", "query", "table", "image", "data", "source_sentence", "sentences"];

function asInputs(body: Fields, addHint: Called["addHint"]): Fields {
    const { parameters } = body;
    const beside = formerFields.filter((key) => body[key] !== undefined);
    const labels = isFields(parameters) ? parameters["candidate_labels"] : undefined;
    if (body["inputs"] === undefined && beside.length > 0) {
        addHint(`${beside.join(", ")}: taken as inputs, as it was before; today they lie in inputs`);
        // A table without a query is tabular data.
        const nameOf = (key: string) => (key === "table" && !beside.includes("query") ? "data" : key);
        return { ...body, inputs: Object.fromEntries(beside.map((key) => [nameOf(key), body[key]])) };
    }
    if (typeof labels === "string") {
        addHint("parameters.candidate_labels: a text, taken as a list as it was before");
        return { ...body, parameters: { ...Object(parameters), candidate_labels: labels.split(",") } };
    }
    return withLabels(body, addHint);
}

/** Moves candidate labels from the inputs, their former place, to the parameters. */
function withLabels(body: Fields, addHint: Called["addHint"]): Fields {
    const { inputs, parameters } = body;
    if (!isFields(inputs) || typeof inputs["candidateLabels"] !== "string") return body;
    addHint("inputs.candidateLabels: taken as parameters.candidate_labels, as it was before");
    const candidate_labels = inputs["candidateLabels"].split(",");
    return { ...body, parameters: { ...(isFields(parameters) && parameters), candidate_labels } };
}
