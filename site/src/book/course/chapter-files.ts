/** Reads chapters from the repository, outside an Astro build. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { exerciseIn } from "@callsheet/exercises/files";
import { sectionOf } from "../../frame/map/section.ts";
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

const content = "site/src/content/";
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
export const chapterFileReader =
    (file: string) =>
    (name: string): string =>
        readFile(name.startsWith("examples/") ? name : join(dirname(file), name));

/** A chapter as input for its notebook. */
export function sourceOf({ id, file, markdown }: ChapterFile): ChapterSource {
    const { language, chapter, section } = sectionOf(id);
    const readExercise = (exercise: string) => exerciseIn(language, exercise);
    return { language, chapter, section, file, markdown, readFile: chapterFileReader(file), readExercise };
}

/** All chapters, in reading order. */
export const chapterSources = (): readonly ChapterSource[] => chapterFiles().map(sourceOf);
