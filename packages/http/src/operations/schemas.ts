/** A model as the service shows it. */
import type { CatalogueModel } from "@callsheet/catalogue";
import { INFERENCE_PROVIDERS } from "@callsheet/inference/providers";
import { taskIds } from "@callsheet/inference/tasks";
import { array, boolean, description, type InferOutput, object, optional, picklist, pipe, string } from "valibot";

export const modelSchema = object({
    id: pipe(string(), description("The model's id on the Hub.")),
    task: pipe(picklist(taskIds), description("What the model does.")),
    readsImages: pipe(boolean(), description("Whether a chat model reads images.")),
    mappings: pipe(
        array(
            object({
                provider: picklist(INFERENCE_PROVIDERS),
                providerId: pipe(string(), description("The provider's own id of the model.")),
                task: picklist(taskIds),
                adapter: optional(pipe(string(), description("`lora` for an adapter."))),
                adapterWeightsPath: optional(pipe(string(), description("The file of the adapter's weights."))),
                lastListed: optional(pipe(string(), description("The last day on which the Hub listed it."))),
            }),
        ),
        description("The providers that serve the model."),
    ),
});

export const shownModel = ({ id, task, readsImages, mappings }: CatalogueModel): InferOutput<typeof modelSchema> => ({
    id,
    task,
    readsImages,
    mappings: mappings.map(({ provider, providerId, task, adapter, adapterWeightsPath, lastListed }) => ({
        provider,
        providerId,
        task,
        ...(adapter && { adapter }),
        ...(adapterWeightsPath && { adapterWeightsPath }),
        ...(lastListed && { lastListed }),
    })),
});
