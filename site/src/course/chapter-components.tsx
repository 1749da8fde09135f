import { proseComponents } from "../components/prose.tsx";
import { snippetIn } from "../guides/Snippet.tsx";
import type { Language } from "../i18n/languages.ts";
import { checkIn } from "./Check.tsx";
import { programIn } from "./Program.tsx";

/** What the elements of a chapter are drawn with. @param id its file, `gu/course/chapter3/1` */
export function chapterComponents(language: Language, id: string) {
    return {
        ...proseComponents(language),
        ...checkIn(language),
        Snippet: snippetIn(language),
        Program: programIn(language, id.replace(/\/[^/]*$/, "")),
    };
}
