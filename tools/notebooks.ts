// npm run notebooks: writes the notebooks of the course to `notebooks/`, which the command publishes and Colab opens.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chapterSources, repositoryFolder } from "../site/src/book/course/chapter-files.ts";
import { notebookOf } from "../site/src/book/course/notebook-cells.ts";
import { notebookFile } from "../site/src/frame/map/section.ts";

const folder = join(repositoryFolder, "notebooks");
// Generate all notebooks first, so that an unreadable chapter leaves the old ones in place.
const notebooks = chapterSources().map((source) => [notebookFile(source), notebookOf(source)] as const);
rmSync(folder, { recursive: true, force: true });
for (const [file, notebook] of notebooks) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, notebook);
}
console.log(`${notebooks.length} notebooks in notebooks/`);
