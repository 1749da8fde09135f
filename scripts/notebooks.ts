// npm run notebooks: writes the notebooks of the course to `notebooks/`, from where hosted services open them.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryFolder } from "../site/src/book/course/chapter-files.ts";
import { notebookOf } from "../site/src/book/course/notebook.ts";
import { chapterSources } from "../site/src/book/course/notebook-files.ts";
import { notebookFile } from "../site/src/frame/map/section.ts";

// Made before anything is removed: a chapter that cannot be read leaves all as it was.
const notebooks = chapterSources().map((source) => [notebookFile(source), notebookOf(source)] as const);
rmSync(join(repositoryFolder, "notebooks"), { recursive: true, force: true });
for (const [file, notebook] of notebooks) {
    const path = join(repositoryFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, notebook);
}
console.log(`${notebooks.length} notebooks in notebooks/`);
