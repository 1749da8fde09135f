import { proseComponents } from "../../frame/components/prose.tsx";
import type { Language } from "../../languages.ts";
import { snippetIn } from "../guides/Snippet.tsx";
import { checkIn } from "./Check.tsx";
import { programIn } from "./Program.tsx";

/** The components that render the elements of a chapter. @param id of its file, `gu/course/chapter3/1` */
export function chapterComponents(language: Language, id: string) {
    return {
        ...proseComponents(language),
        ...checkIn(language),
        Snippet: snippetIn(language),
        Program: programIn(language, id.replace(/\/[^/]*$/, "")),
    };
}
