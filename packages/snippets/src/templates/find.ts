/** Finding a client's template among those that are at hand. */
import type { ClientKey } from "../clients.ts";
import type { LanguageId } from "../languages/index.ts";
import { endingOf, type Variant } from "../variants.ts";
import type { Failure } from "./failure.ts";
import type { Template, Templates } from "./template.ts";

/** How the programs of clients are written: of all clients, or of those that are asked for. */
export type TemplateTable = { readonly [Key in ClientKey]?: Templates };

const templatesOf = (table: TemplateTable, language: LanguageId, client: string): Templates | undefined =>
    (table as Readonly<Record<string, Templates>>)[`${language}/${client}`];

/** The calls that a client cannot make, because its library does not know the provider well enough. */
export const failuresOf = (
    table: TemplateTable,
    language: LanguageId,
    client: string,
): readonly Failure[] | undefined => templatesOf(table, language, client)?.fails;

/** The template of a client for a variant; undefined where it has none. What is no variant has no ending, and so none. */
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
