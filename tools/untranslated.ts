/** npm run untranslated: lists what each language of the interface lacks, and shows in English. */
import { existsSync, globSync } from "node:fs";
import { explanationsIn } from "@callsheet/errors/explanations";
import { type TaskId, taskIds } from "@callsheet/inference/tasks";
import { stringsIn } from "@callsheet/react/core";
import { type FormField, formOf, formsIn } from "@callsheet/react/generator/core";
import { fallbackLanguage, type Language, languages } from "../site/src/languages.ts";
import { untranslatedStrings } from "../site/src/words/strings.ts";

const content = new URL("../book/content/", import.meta.url);

/** The chapters, guides and glossary of the site that are there in English only. */
const missingFiles = (language: Language): readonly string[] =>
    globSync("**/*.{mdx,yaml}", { cwd: new URL(`${fallbackLanguage}/`, content) })
        .map((file) => `${language}/${file.replaceAll("\\", "/")}`)
        .filter((file) => !existsSync(new URL(file, content)))
        .map((file) => `book/content/${file}`);

const missingErrors = (language: Language): readonly string[] =>
    Object.entries(explanationsIn(language))
        .filter(([, { lang }]) => lang !== undefined)
        .map(([id]) => `error ${id}`);

/** The strings of the components, which a language has whole or not at all. */
const missingComponents = (language: Language): readonly string[] =>
    stringsIn(language).lang === language ? [] : ["packages/react/src/words: the strings of the components"];

/** The labels, helps and choices in the form of a task. */
const missingFields = (language: Language, task: TaskId): readonly string[] => {
    const { inputs, parameters } = formOf(task, formsIn(language));
    const missing = (field: FormField, above: string): readonly string[] => {
        const path = `${above} ${field.name}`;
        return [
            ...Object.keys(field.lang ?? {}).map((name) => `${path}: ${name}`),
            ...(field.fields ?? []).flatMap((inner) => missing(inner, path)),
        ];
    };
    return [inputs, ...parameters].flatMap((field) => missing(field, `field of ${task}:`));
};

/** What a language lacks, one line each. */
export const untranslatedIn = (language: Language): readonly string[] => [
    ...untranslatedStrings(language).map((path) => `site/src/words: ${path}`),
    ...missingComponents(language),
    ...taskIds.flatMap((task) => missingFields(language, task)),
    ...missingErrors(language),
    ...missingFiles(language),
];

if (import.meta.main) {
    for (const language of languages.filter((one) => one !== fallbackLanguage)) {
        const missing = untranslatedIn(language);
        console.log(`${language}: ${missing.length} untranslated`);
        for (const line of missing) console.log(`    ${line}`);
    }
}
