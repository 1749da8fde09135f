import type { Operation } from "../operation.ts";
import { explainGet, explainPost } from "./explain.ts";
import { model, models } from "./models.ts";
import { snippets } from "./snippets.ts";
import { task, tasks } from "./tasks.ts";

/** Every operation, in the order of the OpenAPI document. */
export const operations: readonly Operation[] = [snippets, models, model, tasks, task, explainGet, explainPost];
