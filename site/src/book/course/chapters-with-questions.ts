import { type Chapter, chaptersIn } from "../../frame/map/chapters.ts";
import type { Language } from "../../languages.ts";
import { componentsIn } from "./read-text.ts";

/** A chapter with the ids of its questions. */
export type ChapterWithQuestions = Chapter & { readonly questions: readonly string[] };

/** The chapters of a language with their questions, in reading order. */
export const chaptersWithQuestions = async (language: Language): Promise<readonly ChapterWithQuestions[]> =>
    (await chaptersIn(language)).map((chapter) => ({ ...chapter, questions: questionsIn(chapter) }));

const questionsIn = ({ text, id }: Chapter): readonly string[] =>
    componentsIn("Check", text, id).map(({ properties }) => properties["id"] ?? "");
