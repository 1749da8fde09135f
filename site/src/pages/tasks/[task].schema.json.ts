/** The JSON Schema of each task. */

import { jsonSchemaText } from "@callsheet/inference/json-schema";
import { isTaskId, taskIds } from "@callsheet/inference/tasks";
import type { APIRoute, GetStaticPaths } from "astro";

export const getStaticPaths = (() => taskIds.map((task) => ({ params: { task } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params: { task } }) =>
    task !== undefined && isTaskId(task)
        ? new Response(jsonSchemaText(task), { headers: { "content-type": "application/schema+json" } })
        : new Response(null, { status: 404 });
