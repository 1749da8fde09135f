import type { TaskId } from "../tasks/task-id.ts";
import { auto } from "./auto.ts";
import { chatOnlyProviders } from "./chat-only.ts";
import { deepinfra } from "./deepinfra.ts";
import { falAi } from "./fal-ai.ts";
import { featherlessAi } from "./featherless-ai.ts";
import { helperAt, servingIn } from "./find.ts";
import { groq } from "./groq.ts";
import { hfInference } from "./hf-inference.ts";
import { novita } from "./novita.ts";
import { nscale } from "./nscale.ts";
import { ovhcloud } from "./ovhcloud.ts";
import type { Provider, ProviderHelper } from "./provider.ts";
import type { ProviderId } from "./provider-id.ts";
import { replicate } from "./replicate.ts";
import { scaleway } from "./scaleway.ts";
import { together } from "./together.ts";
import { wavespeed } from "./wavespeed.ts";
import { zaiOrg } from "./zai-org.ts";

/** Every provider, by its id; one that is missing is a compile error. */
export const providers = {
    auto,
    "hf-inference": hfInference,
    ...chatOnlyProviders,
    deepinfra,
    "fal-ai": falAi,
    "featherless-ai": featherlessAi,
    groq,
    novita,
    nscale,
    ovhcloud,
    replicate,
    scaleway,
    together,
    wavespeed,
    "zai-org": zaiOrg,
} as const satisfies { readonly [Id in ProviderId]: Provider<Id> };

/** A provider's helper for a task; undefined where the provider does not serve the task. */
export const providerHelper = <Id extends TaskId>(provider: ProviderId, task: Id): ProviderHelper<Id> | undefined =>
    helperAt(providers, provider, task);

/** Whether a provider has model ids of its own, which only the Hub's mapping knows. */
export const hasOwnModelIds = (id: ProviderId): boolean => {
    const { takesModelAsGiven }: Provider = providers[id];
    return id !== "auto" && takesModelAsGiven !== true;
};

/** The providers that serve a task, by id. */
export const providersOf = (task: TaskId): ProviderId[] => servingIn(providers, task);
