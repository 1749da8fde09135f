import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { type Language, languages } from "../i18n/languages.ts";
import { strings } from "../i18n/strings.ts";
import {
    commandLinePlace,
    coursePlace,
    errorsPlace,
    libraryPlace,
    modelsPlace,
    providersPlace,
    tasksPlace,
} from "../routes.ts";
import { type IndexHashes, indexName, withIndexNames } from "../search/index-file.ts";
import { makeIndex, type PartNames } from "../search/make-index.ts";
import { forgetPages, readPages } from "./read-pages.ts";

/** Makes the index of the search when the pages are built, and tells each page the name of its own. */
export function searchIndex(): AstroIntegration {
    return {
        name: "search-index",
        hooks: {
            "astro:build:start": forgetPages,
            "astro:build:done": async ({ dir, logger }) => {
                const pages = await readPages(dir);
                await mkdir(new URL("search/", dir), { recursive: true });
                const hashes = new Map<Language, string>();
                for (const language of languages) {
                    const text = JSON.stringify(makeIndex(language, pages, partNames(language)));
                    const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
                    await writeFile(new URL(indexName(language, hash), dir), text);
                    hashes.set(language, hash);
                    logger.info(`${language}: ${Math.round(text.length / 1000)} KB`);
                }
                const files = (await readdir(dir, { recursive: true })).filter((file) => file.endsWith(".html"));
                await Promise.all(files.map((file) => nameIndex(new URL(file, dir), hashes)));
            },
        },
    };
}

async function nameIndex(file: URL, hashes: IndexHashes): Promise<void> {
    const html = await readFile(file, "utf8");
    const named = withIndexNames(html, hashes);
    if (named !== html) await writeFile(file, named);
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
