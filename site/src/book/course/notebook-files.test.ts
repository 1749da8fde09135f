import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { notebookFile } from "../../frame/map/section.ts";
import { chapterSources, repositoryFolder } from "./chapter-files.ts";
import { notebookOf } from "./notebook.ts";

const sources = chapterSources();
const remedy = "It is not current: run `npm run notebooks`, and commit what it writes.";

describe("the notebooks of the repository", () => {
    test("are those of the chapters and no others", () => {
        const folder = join(repositoryFolder, "notebooks");
        const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.\w+$/.test(name));
        expect(names.map((name) => `notebooks/${name}`).sort(), remedy).toEqual(sources.map(notebookFile).sort());
    });

    test.each(sources)("$language, chapter $chapter: is made of the chapter as it is now", (source) => {
        const path = join(repositoryFolder, notebookFile(source));
        expect(existsSync(path) && readFileSync(path, "utf8") === notebookOf(source), remedy).toBe(true);
    });
});
