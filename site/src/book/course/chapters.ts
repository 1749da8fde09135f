import { type Chapter, chaptersIn } from "../../frame/map/chapters.ts";
import type { Language } from "../../languages.ts";
import { componentsIn } from "./read-text.ts";

/** A chapter, and the ids of the questions that it asks. */
export type AskingChapter = Chapter & { readonly questions: readonly string[] };

/** The chapters of a language with their questions, in the order of reading. */
export const askingChaptersIn = async (language: Language): Promise<readonly AskingChapter[]> =>
    (await chaptersIn(language)).map((chapter) => ({ ...chapter, questions: questionsIn(chapter) }));

const questionsIn = ({ text, id }: Chapter): readonly string[] =>
    componentsIn("Check", text, id).map(({ properties }) => properties["id"] ?? "");
