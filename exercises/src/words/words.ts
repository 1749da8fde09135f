import { type InterfaceLanguage, inEveryLanguage } from "@callsheet/inference/interface-languages";
import type { ExerciseKind } from "../kinds.ts";
import { type ExerciseWords, en } from "./en/index.ts";
import { folders } from "./generated/words.ts";

const translations: { readonly [Language in InterfaceLanguage]?: ExerciseWords } = folders;

export const words: Readonly<Record<InterfaceLanguage, ExerciseWords>> = inEveryLanguage(
    (language) => translations[language] ?? en,
);

/** A text with its holes filled: `{number}`. */
export const filled = (template: string, values: Readonly<Record<string, string>>): string =>
    template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);

/** What a reader does in an exercise of a kind. */
export const kindLabel = (kind: ExerciseKind, language: InterfaceLanguage): string => words[language].kinds[kind];

export const minutesLabel = (minutes: number, language: InterfaceLanguage): string =>
    filled(words[language].list.minutes, { minutes: String(minutes) });

export const chapterLabel = (number: number, language: InterfaceLanguage): string =>
    filled(words[language].list.chapter, { number: String(number) });
