/** A model of the catalogue, and who serves it. */
import { defaultProvider, type InferenceProvider, isForTask, type Mapping } from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { HubTags } from "./hub-tags.ts";

export type { TaskId };
/** A provider's id; `auto` is none that serves a model. */
export type ProviderId = InferenceProvider;

/** What a provider asks for a model, and what it gives for it; only what is known. */
export type Terms = {
    /** What a million tokens cost, in US dollars. */
    readonly price?:
        | {
              /** Of those that are read. */
              readonly input: number;
              /** Of those that are written. */
              readonly output: number;
          }
        | undefined;
    /** How many tokens a conversation may have. */
    readonly contextLength?: number | undefined;
    /** Whether the model can call tools there. */
    readonly tools?: boolean | undefined;
    /** Whether it can be held to a JSON schema there. */
    readonly structuredOutput?: boolean | undefined;
    /** The time to the first token, in milliseconds. */
    readonly firstTokenLatency?: number | undefined;
    /** Tokens in a second. */
    readonly throughput?: number | undefined;
};

/** Where a model is served, as the Hub's mapping says it; and when that was seen. */
export type ModelMapping = Mapping & {
    /** Who serves it. */
    readonly provider: ProviderId;
    /** What for: the task's id. */
    readonly task: TaskId;
    /** The last day on which it was listed: `2026-08-21`. Undefined where the Hub says it now. */
    readonly lastListed?: string | undefined;
    /** What the provider asks and gives. Undefined where that is not known, as in the catalogue. */
    readonly terms?: Terms | undefined;
};

/** A model of the Hub. It can be handed to the snippet generator as it is. */
export type CatalogueModel = HubTags & {
    /** Its id on the Hub: `owner/name`. */
    readonly id: string;
    /** What it does. */
    readonly task: TaskId;
    /** Whether a chat model reads images. */
    readonly readsImages: boolean;
    /** Who serves it, in the order of the providers. */
    readonly mappings: readonly ModelMapping[];
};

/**
 * Who serves a model, those who were listed last first; the default provider before others of the same day, and whoever
 * still tries the model out after all others.
 *
 * @param model the model
 * @param task what it is to do; default its own task
 * @returns the providers' ids, each once; empty for a model that nobody serves
 * @example
 * import { modelOf, providersOf } from "@callsheet/catalogue";
 *
 * const model = modelOf("openai/whisper-large-v3");
 * const providers = model && providersOf(model); // "hf-inference" comes first
 */
export const providersOf = (model: CatalogueModel, task: TaskId = model.task): ProviderId[] =>
    model.mappings
        .filter((mapping) => isForTask(mapping, task))
        .toSorted((one, other) => byStatus(one, other) || byAge(one, other) || byDefault(one, other))
        .map(({ provider }) => provider)
        .filter((provider, index, all) => all.indexOf(provider) === index);

/** Who still tries a model out comes last. */
const byStatus = ({ status: one }: ModelMapping, { status: other }: ModelMapping): number =>
    Number(one === "staging") - Number(other === "staging");

/** What the Hub says now comes first, then the newest. */
function byAge({ lastListed: one }: ModelMapping, { lastListed: other }: ModelMapping): number {
    if (one === other) return 0;
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    return one > other ? -1 : 1;
}

const byDefault = (one: ModelMapping, other: ModelMapping): number =>
    Number(other.provider === defaultProvider) - Number(one.provider === defaultProvider);

/**
 * The provider to ask for a model, where none is named: of those who were listed last, the default one or the first.
 *
 * @param model the model
 * @param task what it is to do; default its own task
 * @returns the provider's id; undefined for a model that nobody serves
 * @example
 * import { defaultProviderOf, modelOf } from "@callsheet/catalogue";
 *
 * const model = modelOf("black-forest-labs/FLUX.1-dev");
 * const provider = model && defaultProviderOf(model);
 */
export const defaultProviderOf = (model: CatalogueModel, task: TaskId = model.task): ProviderId | undefined =>
    providersOf(model, task)[0];

/**
 * A provider's entry in the mapping of a model: above all its own id of the model.
 *
 * @param model the model
 * @param provider the provider's id
 * @param task what the model is to do; default its own task
 * @returns the entry, as the client's option `mapping` and the snippet generator take it; undefined where the provider is
 * not known to serve the model
 * @example
 * import { mappingAt, modelOf } from "@callsheet/catalogue";
 *
 * const model = modelOf("black-forest-labs/FLUX.1-dev");
 * const id = model && mappingAt(model, "fal-ai")?.providerId; // "fal-ai/flux/dev"
 */
export const mappingAt = (
    model: CatalogueModel,
    provider: string,
    task: TaskId = model.task,
): ModelMapping | undefined => {
    const here = model.mappings.filter((mapping) => mapping.provider === provider);
    return here.find((mapping) => mapping.task === task) ?? here.find((mapping) => isForTask(mapping, task));
};
