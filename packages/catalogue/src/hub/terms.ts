/** What providers ask for models that chat, and what they give for it. */
import { INFERENCE_PROVIDERS } from "@callsheet/inference/providers";
import type { CatalogueModel, ProviderId, Terms } from "../model.ts";
import type { RouterModel } from "./answers.ts";

/** A model that chats, and the terms of each provider that serves it through the router. */
export type ChatModel = {
    /** Its id on the Hub. */
    readonly id: string;
    /** Whether it reads images. */
    readonly readsImages: boolean;
    /** What each provider asks and gives, by its id; only what is known. */
    readonly terms: Readonly<Partial<Record<ProviderId, Terms>>>;
};

/** From what the router says of a model. Providers that are not known here are left out. */
export const readChatModel = ({ id, architecture, providers }: RouterModel): ChatModel => ({
    id,
    readsImages: architecture?.input_modalities?.includes("image") ?? false,
    terms: Object.fromEntries(
        providers
            .filter(({ provider }) => INFERENCE_PROVIDERS.some((known) => known === provider))
            .map((said) => [said.provider, termsOf(said)]),
    ),
});

const termsOf = (said: RouterModel["providers"][number]): Terms => ({
    price: said.pricing ?? undefined,
    contextLength: said.context_length ?? undefined,
    tools: said.supports_tools ?? undefined,
    structuredOutput: said.supports_structured_output ?? undefined,
    firstTokenLatency: said.first_token_latency_ms ?? undefined,
    throughput: said.throughput ?? undefined,
});

/** The model with the terms of those who serve it for chat, which is what the router knows of. */
export const withTerms = (model: CatalogueModel, chat: ChatModel | undefined): CatalogueModel => ({
    ...model,
    mappings: model.mappings.map((mapping) => {
        const terms = mapping.task === "conversational" ? chat?.terms[mapping.provider] : undefined;
        return terms === undefined ? mapping : { ...mapping, terms };
    }),
});
