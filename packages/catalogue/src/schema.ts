/** The schema of the catalogue as it is stored and sent to a page: `catalogue.json`. */
import { isProviderId } from "@callsheet/inference/providers";
import { isTaskId } from "@callsheet/inference/tasks";
import {
    array,
    boolean,
    custom,
    type InferOutput,
    isoDate,
    literal,
    number,
    object,
    optional,
    pipe,
    string,
} from "valibot";
import type { ProviderId, TaskId } from "./model.ts";

const taskId = custom<TaskId>((id) => typeof id === "string" && isTaskId(id), "expected a task's id");
const providerId = custom<ProviderId>(
    (id) => typeof id === "string" && isProviderId(id) && id !== "auto",
    "expected a provider's id",
);
const day = pipe(string(), isoDate());

/** Omits the fields that are the same in every entry, or follow from others. */
export const catalogueSchema = object({
    /** The last day on which the sources of the catalogue were read. */
    asOf: day,
    models: array(
        object({
            id: string(),
            task: taskId,
            readsImages: optional(boolean()),
            forAdults: optional(literal(true)),
            /** In a month, to two digits, so that not every refresh changes it. */
            downloads: optional(number()),
            mappings: array(
                object({
                    provider: providerId,
                    providerId: string(),
                    /** Default: the model's. */
                    task: optional(taskId),
                    adapter: optional(literal("lora")),
                    adapterWeightsPath: optional(string()),
                    lastListed: day,
                }),
            ),
        }),
    ),
});

/** The data in `catalogue.json`. */
export type CatalogueData = InferOutput<typeof catalogueSchema>;
