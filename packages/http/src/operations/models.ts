import { catalogue, find } from "@callsheet/catalogue";
import { INFERENCE_PROVIDERS } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import {
    array,
    description,
    integer,
    maxValue,
    minValue,
    number,
    object,
    optional,
    picklist,
    pipe,
    strictObject,
    string,
} from "valibot";
import { operation } from "../operation.ts";
import { modelSchema, shownModel } from "./schemas.ts";

const most = 100;

/** `GET /v1/models`: search of the catalogue. */
export const models = operation({
    id: "findModels",
    method: "GET",
    path: "/v1/models",
    summary: "Find models",
    description:
        "The models of the catalogue that a text names, the best match first, with the providers that serve them.",
    query: strictObject({
        q: optional(
            pipe(string(), description("Parts of a model's owner, name or task, or the address of its page.")),
            "",
        ),
        task: optional(pipe(picklist(taskIds), description("Only models for this task."))),
        provider: optional(pipe(picklist(INFERENCE_PROVIDERS), description("Only models that this provider serves."))),
        limit: optional(
            pipe(number(), integer(), minValue(1), maxValue(most), description("The most models to list.")),
            20,
        ),
        offset: optional(
            pipe(number(), integer(), minValue(0), maxValue(10_000), description("How many models to skip.")),
            0,
        ),
    }),
    examples: { q: "whisper" },
    gives: object({
        asOf: pipe(string(), description("The day on which the catalogue was last refreshed.")),
        total: pipe(number(), integer(), description("How many models match.")),
        models: array(modelSchema),
    }),
    problems: {},
    act({ query: { q, task, provider, limit, offset } }) {
        const matches = find(q, { task, provider });
        const models = matches.slice(offset, offset + limit).map(shownModel);
        return { content: { json: { asOf: catalogue.asOf, total: matches.length, models } } };
    },
});
