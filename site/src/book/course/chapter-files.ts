/** The chapters as files of the repository, where no build reads them. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export type ChapterFile = {
    /** As `sectionOf` reads it: `gu/course/chapter0/1`. */
    readonly id: string;
    /** From the root of the repository. */
    readonly file: string;
    readonly markdown: string;
};

/** The root of the repository. */
export const repositoryFolder = fileURLToPath(new URL("../../../../", import.meta.url));

const content = "site/src/content/";
const read = (path: string): string => readFileSync(join(repositoryFolder, path), "utf8");

/** Every chapter in every language, in the order in which they are read. */
export function chapterFiles(): readonly ChapterFile[] {
    return readdirSync(join(repositoryFolder, content), { recursive: true, encoding: "utf8" })
        .filter((path) => /^[^/]+\/course\/.+\.mdx$/.test(path))
        .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
        .map((path) => {
            const file = `${content}${path}`;
            return { id: path.slice(0, -".mdx".length), file, markdown: read(file) };
        });
}

/** The texts of the files that a chapter shows, as pages have them of `programFile`. @param file the chapter's own */
export const shownBy =
    (file: string) =>
    (name: string): string =>
        read(name.startsWith("examples/") ? name : join(dirname(file), name));
