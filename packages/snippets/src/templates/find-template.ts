/** Finds a client's template among the loaded ones. */
import type { ClientKey } from "../clients.ts";
import type { LanguageId } from "../languages/index.ts";
import { endingOf, type Variant } from "../variants.ts";
import type { Limitation } from "./limitation.ts";
import type { Template, Templates } from "./template.ts";

/** The templates of all clients, or of those that were loaded. */
export type TemplateTable = { readonly [Key in ClientKey]?: Templates };

const templatesOf = (table: TemplateTable, language: LanguageId, client: string): Templates | undefined =>
    (table as Readonly<Record<string, Templates>>)[`${language}/${client}`];

/** The calls that a client cannot make, because of limitations of its library. */
export const limitationsOf = (
    table: TemplateTable,
    language: LanguageId,
    client: string,
): readonly Limitation[] | undefined => templatesOf(table, language, client)?.limitations;

/** The template of a client for a variant; undefined if it has none, or the variant is unknown. */
const findTemplate = (
    table: TemplateTable,
    language: LanguageId,
    client: string,
    variant: string,
): Template | undefined => templatesOf(table, language, client)?.byEnding[endingOf[variant as Variant]];

/** Whether a client has a template for a variant. */
export const hasTemplate = (table: TemplateTable, language: LanguageId, client: string, variant: Variant): boolean =>
    findTemplate(table, language, client, variant) !== undefined;

/**
 * The template of a client for a variant.
 * @throws Error `Template not found: {language}/{client}/{variant}`
 */
export function templateOf(table: TemplateTable, language: LanguageId, client: string, variant: string): Template {
    const template = findTemplate(table, language, client, variant);
    if (template) return template;
    throw new Error(`Template not found: ${language}/${client}/${variant}`);
}
