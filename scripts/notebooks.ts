// npm run notebooks: writes the notebooks of the course to `notebooks/`, where hosted services open them.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chapterSources, repositoryFolder } from "../site/src/book/course/chapter-files.ts";
import { notebookOf } from "../site/src/book/course/notebook-cells.ts";
import { notebookFile } from "../site/src/frame/map/section.ts";

// Generate all notebooks first, so that an unreadable chapter leaves the old ones in place.
const notebooks = chapterSources().map((source) => [notebookFile(source), notebookOf(source)] as const);
rmSync(join(repositoryFolder, "notebooks"), { recursive: true, force: true });
for (const [file, notebook] of notebooks) {
    const path = join(repositoryFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, notebook);
}
console.log(`${notebooks.length} notebooks in notebooks/`);
