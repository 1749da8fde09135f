/** A model of the catalogue, and the providers that serve it. */
import {
    defaultProvider,
    INFERENCE_PROVIDERS,
    type InferenceProvider,
    isForTask,
    type Mapping,
} from "@callsheet/inference/providers";
import type { TaskId } from "@callsheet/inference/tasks";
import type { HubTags } from "./hub-tags.ts";

export type { TaskId };
/** A provider's id, without `auto`, which serves no model itself. */
export type ProviderId = InferenceProvider;

/** A provider's terms for a model: price, limits, features and speed, as far as they are known. */
export type Terms = {
    /** The price of a million tokens, in US dollars. */
    readonly price?:
        | {
              /** The price of input tokens. */
              readonly input: number;
              /** The price of output tokens. */
              readonly output: number;
          }
        | undefined;
    /** The maximum length of a conversation, in tokens. */
    readonly contextLength?: number | undefined;
    /** Whether the model can call tools there. */
    readonly tools?: boolean | undefined;
    /** Whether its output can be made to follow a JSON schema there. */
    readonly structuredOutput?: boolean | undefined;
    /** The time to the first token, in milliseconds. */
    readonly firstTokenLatency?: number | undefined;
    /** The throughput, in tokens per second. */
    readonly throughput?: number | undefined;
};

/** An entry of the Hub's mapping of a model, with the day on which it was last listed. */
export type ModelMapping = Mapping & {
    /** The id of the provider that serves the model. */
    readonly provider: ProviderId;
    /** The id of the task that the provider serves it for. */
    readonly task: TaskId;
    /** The last day on which it was listed: `2026-08-21`. Undefined for an entry of the live Hub. */
    readonly lastListed?: string | undefined;
    /** The provider's terms. Undefined if they are not known, as in the catalogue. */
    readonly terms?: Terms | undefined;
};

/** A model of the Hub. You can pass it to the snippet generator directly. */
export type CatalogueModel = HubTags & {
    /** Its id on the Hub: `owner/name`. */
    readonly id: string;
    /** The id of its task. */
    readonly task: TaskId;
    /** Whether a chat model reads images. */
    readonly readsImages: boolean;
    /** Whether it is made to produce what is for adults only. Absent for all others, also for those that detect it. */
    readonly forAdults?: true | undefined;
    /** How often it was downloaded from the Hub in a month. Undefined if that is not known. */
    readonly downloads?: number | undefined;
    /** The providers that serve it, in the order of `INFERENCE_PROVIDERS`. */
    readonly mappings: readonly ModelMapping[];
};

type OfProvider = Pick<ModelMapping, "provider">;

/** The order of a model's mappings. */
export const byProvider = ({ provider: one }: OfProvider, { provider: other }: OfProvider): number =>
    INFERENCE_PROVIDERS.indexOf(one) - INFERENCE_PROVIDERS.indexOf(other);

/**
 * The providers that serve a model, the most recently listed first: of the same day the default provider first, and
 * providers that have the model in staging after all others.
 *
 * @param model the model
 * @param task the id of the task; default the model's own
 * @returns the providers' ids, each once; empty for a model that no provider serves
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

/** Providers that have the model in staging come last. */
const byStatus = ({ status: one }: ModelMapping, { status: other }: ModelMapping): number =>
    Number(one === "staging") - Number(other === "staging");

/** Entries of the live Hub come first, then the newest. */
function byAge({ lastListed: one }: ModelMapping, { lastListed: other }: ModelMapping): number {
    if (one === other) return 0;
    if (one === undefined || other === undefined) return one === undefined ? -1 : 1;
    return one > other ? -1 : 1;
}

const byDefault = (one: ModelMapping, other: ModelMapping): number =>
    Number(other.provider === defaultProvider) - Number(one.provider === defaultProvider);

/** A pair that was not listed for this many days has probably gone: the Hub is read each week. */
const daysUntilStale = 90;

/**
 * Whether an entry of a mapping was not listed for months, so that the provider may no longer serve the model.
 *
 * @param mapping the entry, with the day on which it was last listed; one of the live Hub has none
 * @param today the day on which the catalogue was refreshed: `2026-08-21`
 * @returns true if it was last listed more than 90 days before
 * @example
 * import { catalogue, isStale, modelOf } from "@callsheet/catalogue";
 *
 * const { mappings = [] } = modelOf("black-forest-labs/FLUX.1-dev") ?? {};
 * const current = mappings.filter((mapping) => !isStale(mapping, catalogue.asOf));
 */
export const isStale = ({ lastListed }: Pick<ModelMapping, "lastListed">, today: string): boolean =>
    lastListed !== undefined && (Date.parse(today) - Date.parse(lastListed)) / 86_400_000 > daysUntilStale;

/**
 * The provider of a model, if none is named: of those listed most recently, the default one or the first.
 *
 * @param model the model
 * @param task the id of the task; default the model's own
 * @returns the provider's id; undefined for a model that no provider serves
 * @example
 * import { defaultProviderOf, modelOf } from "@callsheet/catalogue";
 *
 * const model = modelOf("black-forest-labs/FLUX.1-dev");
 * const provider = model && defaultProviderOf(model);
 */
export const defaultProviderOf = (model: CatalogueModel, task: TaskId = model.task): ProviderId | undefined =>
    providersOf(model, task)[0];

/**
 * A provider's entry in the mapping of a model, with its own id of the model.
 *
 * @param model the model
 * @param provider the provider's id
 * @param task the id of the task; default the model's own
 * @returns the entry, as the client's option `mapping` and the snippet generator take it; undefined if the provider is
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
