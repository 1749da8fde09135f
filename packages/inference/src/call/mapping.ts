/** The Hub's mapping of a model: the providers that serve it. */
import type { TaskId } from "../tasks/task-id.ts";
import type { Adapter } from "./call.ts";

/**
 * One provider's entry in a model's mapping: the provider serves the model, under this id.
 *
 * @see the Hub's API of a model: `expand[]=inferenceProviderMapping`
 */
export type Mapping = {
    /** The provider's id; entries of unknown providers are ignored. */
    readonly provider: string;
    /** The provider's own id of the model. */
    readonly providerId: string;
    /** The model's id on the Hub. Default: that of the call. */
    readonly hfModelId?: string | undefined;
    /** `live`, or `staging` while the provider is still testing the model. */
    readonly status?: string | undefined;
    /** The task that the provider serves the model for. */
    readonly task: string;
    /** `lora` for an adapter, which the provider applies to a base model. Default: not an adapter. */
    readonly adapter?: string | null | undefined;
    /** The path of the adapter's weights file in its repository on the Hub. */
    readonly adapterWeightsPath?: string | null | undefined;
};

/**
 * The LoRA adapter that a mapping describes.
 *
 * @param mapping the entry of the Hub's mapping
 * @param model the model's id on the Hub, for a mapping that does not name it
 * @returns `{ hubModelId, weightsPath }`; undefined for a model that is not an adapter
 * @example
 * import { adapterOf } from "@callsheet/inference";
 *
 * const mapping = { adapter: "lora", adapterWeightsPath: "pixel-art-xl.safetensors" };
 * const adapter = adapterOf(mapping, "nerijs/pixel-art-xl");
 */
export function adapterOf(
    { adapter, adapterWeightsPath, hfModelId }: Pick<Mapping, "adapter" | "adapterWeightsPath" | "hfModelId">,
    model: string,
): Adapter | undefined {
    if (adapter !== "lora") return undefined;
    return { hubModelId: hfModelId ?? model, weightsPath: adapterWeightsPath ?? undefined };
}

/** Groups of tasks: a provider that serves one serves the others. */
const equivalents: readonly (readonly string[])[] = [
    ["feature-extraction", "sentence-similarity"] satisfies readonly TaskId[],
];

/**
 * Whether a mapping entry covers a task: the entry's own task, or an equivalent one.
 *
 * @param mapping the entry of the Hub's mapping
 * @param task the task's id
 * @returns true where the provider serves the model for the task
 * @example
 * import { isForTask } from "@callsheet/inference";
 *
 * const found = isForTask({ task: "feature-extraction" }, "sentence-similarity"); // true
 */
export const isForTask = (mapping: Pick<Mapping, "task">, task: TaskId): boolean =>
    mapping.task === task || equivalents.some((same) => same.includes(task) && same.includes(mapping.task));
