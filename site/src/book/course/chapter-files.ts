/** Reads chapters from the repository, outside an Astro build. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { exerciseIn } from "@callsheet/exercises/files";
import { parse } from "yaml";
import { sectionOf } from "../../frame/map/section.ts";
import { fallbackLanguage } from "../../languages.ts";
import { inLanguage } from "./chapter-programs.ts";
import type { ChapterSource } from "./notebook-cells.ts";

export type ChapterFile = {
    /** The id for `sectionOf`: `gu/course/chapter0/1`. */
    readonly id: string;
    /** The path from the root of the repository. */
    readonly file: string;
    readonly markdown: string;
};

/** The root of the repository. */
export const repositoryFolder = fileURLToPath(new URL("../../../../", import.meta.url));

const content = "book/content/";
const readFile = (path: string): string => readFileSync(join(repositoryFolder, path), "utf8");

/** All chapters of all languages, in reading order. */
export function chapterFiles(): readonly ChapterFile[] {
    return readdirSync(join(repositoryFolder, content), { recursive: true, encoding: "utf8" })
        .filter((path) => /^[^/]+\/course\/.+\.mdx$/.test(path))
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
        .map((path) => {
            const file = `${content}${path}`;
            return { id: path.slice(0, -".mdx".length), file, markdown: readFile(file) };
        });
}

/**
 * Returns a function that reads a file shown by a chapter, like `programFile` on pages.
 * @param file the chapter's own
 */
export function chapterFileReader(file: string): (name: string) => string {
    const [language = "", course, chapter] = file.slice(content.length).split("/");
    const translations = `${content}${language}/course/programs.yaml`;
    const strings = existsSync(join(repositoryFolder, translations)) ? parse(readFile(translations)) : null;
    return (name) =>
        name.startsWith("examples/")
            ? readFile(name)
            : inLanguage(
                  readFile(`${content}${fallbackLanguage}/${course}/${chapter}/${name}`),
                  `${chapter}/${name}`,
                  strings,
              );
}

/** A chapter as input for its notebook. */
export function sourceOf({ id, file, markdown }: ChapterFile): ChapterSource {
    const { language, chapter, section } = sectionOf(id);
    const readExercise = (exercise: string) => exerciseIn(language, exercise);
    return { language, chapter, section, file, markdown, readFile: chapterFileReader(file), readExercise };
}

/** All chapters, in reading order. */
export const chapterSources = (): readonly ChapterSource[] => chapterFiles().map(sourceOf);
