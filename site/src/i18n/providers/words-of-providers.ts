import { type ProviderId, providerIds, providers } from "@callsheet/inference/providers";
import type { Language } from "../languages.ts";
import type { ProviderWords } from "./provider-words.ts";

/** The words of every provider, in a language of the site. */
export const wordsOfProviders = (_language: Language): Readonly<Record<ProviderId, ProviderWords>> =>
    // The texts are being written: until then each provider has its name alone.
    Object.fromEntries(
        providerIds.map((id): [ProviderId, ProviderWords] => [id, { about: providers[id].name, quirks: [] }]),
    ) as Record<ProviderId, ProviderWords>;
