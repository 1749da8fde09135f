import type { ProviderId } from "@callsheet/inference/providers";
import type { Language } from "../../languages.ts";
import { englishProviders } from "./english-providers.ts";
import { gujaratiProviders } from "./gujarati-providers.ts";
import type { ProviderWords } from "./provider-words.ts";

type WordsOfProviders = Readonly<Record<ProviderId, ProviderWords>>;

const words: Readonly<Record<Language, WordsOfProviders>> = { gu: gujaratiProviders, en: englishProviders };

/** The prose about every provider, in a language of the site. */
export const wordsOfProviders = (language: Language): WordsOfProviders => words[language];
