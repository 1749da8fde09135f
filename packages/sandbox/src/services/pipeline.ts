/** The Hub's form of a task: `{inputs, parameters}`, or the bytes of a file. What each task takes and gives is data. */
import type { TaskId } from "@callsheet/inference/tasks";
import type { Json } from "@callsheet/inference/wire";
import type { Fields } from "../checks/fields.ts";
import type { MediaKind } from "../media/media.ts";
import type { Modality } from "../media/sniff.ts";

export type PipelineTask = {
    /** Whether the body may be a file itself, and of which kind. */
    readonly file?: Modality;
    /** Refuses inputs that the task cannot take. Default: base64 of the file. */
    readonly check?: (inputs: unknown, parameters: Fields) => void;
    /** What it gives: JSON, or a file of the kind that is named. */
    readonly gives: ((request: PipelineCall) => Json) | MediaKind;
};

export type PipelineCall = {
    readonly seed: string;
    /** The bytes, where the body was a file. */
    readonly inputs: unknown;
    readonly parameters: Fields;
};

export type Pipelines = { readonly [Task in TaskId]?: PipelineTask };
