/** Writes the search index of each language. */
import { mkdir, writeFile } from "node:fs/promises";
import type { Language } from "../../languages.ts";
import { languages } from "../../languages.ts";
import {
    commandLinePlace,
    coursePlace,
    errorsPlace,
    libraryPlace,
    modelsPlace,
    providersPlace,
    tasksPlace,
} from "../../routes.ts";
import { indexName } from "../../search/index-file.ts";
import { strings } from "../../words/strings.ts";
import { makeIndex, type PartNames } from "./make-index.ts";
import type { PageText } from "./read-page.ts";

/** @param dir the build's output folder */
export async function writeSearchIndexes(dir: URL, pages: readonly PageText[]): Promise<void> {
    await mkdir(new URL("search/", dir), { recursive: true });
    for (const language of languages) {
        const index = makeIndex(language, pages, partNames(language));
        await writeFile(new URL(indexName(language), dir), JSON.stringify(index));
    }
}

function partNames(language: Language): PartNames {
    const { map } = strings[language];
    return {
        [coursePlace]: map.course.title,
        [tasksPlace]: map.tasks.title,
        [providersPlace]: map.providers.title,
        [modelsPlace]: map.models.title,
        [errorsPlace]: map.errors.title,
        [libraryPlace]: map.library.title,
        [commandLinePlace]: map.commandLine.title,
    };
}
