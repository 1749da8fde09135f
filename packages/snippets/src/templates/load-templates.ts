import type { LanguageId } from "../languages/registry.ts";
import type { LanguageTemplates, TemplateTable } from "./template.ts";

/** Imports the templates of each language. A missing language is a compile error. */
const loaders: { readonly [Id in LanguageId]: () => Promise<{ readonly templates: LanguageTemplates<Id> }> } = {
    js: () => import("../languages/js/templates.ts"),
    python: () => import("../languages/python/templates.ts"),
    sh: () => import("../languages/sh/templates.ts"),
};

/** Loads the templates of some languages only: loading all of them takes longer than writing a snippet. */
export async function loadTemplates(languages: ReadonlySet<LanguageId>): Promise<TemplateTable> {
    const loaded = [...languages].map(async (id) => [id, (await loaders[id]()).templates] as const);
    return Object.fromEntries(await Promise.all(loaded));
}
