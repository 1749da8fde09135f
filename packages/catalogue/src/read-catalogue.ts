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
    parse,
    pipe,
    string,
} from "valibot";
import { tagsOf } from "./hub-tags.ts";
import type { CatalogueModel, ProviderId, TaskId } from "./model.ts";

/** The models, and the day of their last refresh. */
export type Catalogue = {
    /** The day on which its newest entries were read: `2026-08-21`. */
    readonly asOf: string;
    /** The models, sorted by name. */
    readonly models: readonly CatalogueModel[];
};

/**
 * Reads the catalogue from the form in which it is stored and sent: `catalogue.json`.
 *
 * @param data parsed JSON
 * @returns `{ asOf, models }`, with the fields that the stored form omits
 * @throws ValiError naming the invalid field
 * @example
 * import { readCatalogue } from "@callsheet/catalogue";
 *
 * const mappings = [{ provider: "fal-ai", providerId: "fal-ai/flux/dev", lastListed: "2026-08-21" }];
 * const model = { id: "black-forest-labs/FLUX.1-dev", task: "text-to-image", mappings };
 * const { models } = readCatalogue({ asOf: "2026-08-21", models: [model] });
 */
export const readCatalogue = (data: unknown): Catalogue => completed(parse(catalogueSchema, data));

/** Adds the fields that the stored form omits. */
export const completed = ({ asOf, models }: CatalogueData): Catalogue => ({ asOf, models: models.map(readModel) });

const readModel = ({
    id,
    task,
    readsImages = false,
    mappings,
    ...known
}: CatalogueData["models"][number]): CatalogueModel => ({
    id,
    task,
    ...tagsOf(task, readsImages),
    readsImages,
    ...known,
    mappings: mappings.map((mapping) => ({ ...mapping, task: mapping.task ?? task, hfModelId: id })),
});

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
