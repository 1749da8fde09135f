/** Every task as data: its schemas, its example, its names. Nothing here sends. */

export { InputError } from "../errors/errors.ts";
export { type Tasks, tasks } from "../generated/tasks.ts";
export { reasoningOf } from "./chat-answers.ts";
export { checkArguments } from "./check-arguments.ts";
export { isStreamingTask, type Modality, type Streaming, type Task, type TaskSchemas } from "./task.ts";
export { isTaskId, type TaskId, taskIds } from "./task-id.ts";
