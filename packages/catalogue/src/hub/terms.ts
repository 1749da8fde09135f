/** The providers' terms for chat models: price, limits, features and speed. */
import { INFERENCE_PROVIDERS } from "@callsheet/inference/providers";
import type { CatalogueModel, ProviderId, Terms } from "../model.ts";
import type { RouterModel } from "./hub-responses.ts";

/** A chat model, and the terms of each provider that serves it through the router. */
export type ChatModel = {
    /** Its id on the Hub. */
    readonly id: string;
    /** Whether it reads images. */
    readonly readsImages: boolean;
    /** The terms of each provider, by its id, as far as they are known. */
    readonly terms: Readonly<Partial<Record<ProviderId, Terms>>>;
};

/** Reads a model from a response of the router. Unknown providers are skipped. */
export const readChatModel = ({ id, architecture, providers }: RouterModel): ChatModel => ({
    id,
    readsImages: architecture?.input_modalities?.includes("image") ?? false,
    terms: Object.fromEntries(
        providers
            .filter(({ provider }) => INFERENCE_PROVIDERS.some((id) => id === provider))
            .map((entry) => [entry.provider, termsOf(entry)]),
    ),
});

const termsOf = (entry: RouterModel["providers"][number]): Terms => ({
    price: entry.pricing ?? undefined,
    contextLength: entry.context_length ?? undefined,
    tools: entry.supports_tools ?? undefined,
    structuredOutput: entry.supports_structured_output ?? undefined,
    firstTokenLatency: entry.first_token_latency_ms ?? undefined,
    throughput: entry.throughput ?? undefined,
});

/** Adds the terms of the providers that serve a model for chat, which are the ones that the router knows. */
export const withTerms = (model: CatalogueModel, chat: ChatModel | undefined): CatalogueModel => ({
    ...model,
    mappings: model.mappings.map((mapping) => {
        const terms = mapping.task === "conversational" ? chat?.terms[mapping.provider] : undefined;
        return terms === undefined ? mapping : { ...mapping, terms };
    }),
});
