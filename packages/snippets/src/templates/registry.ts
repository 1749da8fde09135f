/** The templates of every language, imported statically. */
import { templates as js } from "../languages/js/templates.ts";
import { templates as python } from "../languages/python/templates.ts";
import type { LanguageId } from "../languages/registry.ts";
import { templates as sh } from "../languages/sh/templates.ts";
import type { LanguageTemplates } from "./template.ts";

export const templates: { readonly [Id in LanguageId]: LanguageTemplates<Id> } = { js, python, sh };
