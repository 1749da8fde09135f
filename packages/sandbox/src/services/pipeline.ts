/** The Hub's format of a task: `{inputs, parameters}`, or the bytes of a file. Each task is described as data. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import type { Fields } from "../checks/fields.ts";
import type { MediaKind } from "../media/media.ts";
import type { Modality } from "../media/sniff.ts";
import type { ServiceResponse } from "../responses/response.ts";

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
