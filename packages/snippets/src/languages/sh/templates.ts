import type { LanguageTemplates } from "../../templates/template.ts";
import { curl } from "./curl.ts";

export const templates: LanguageTemplates<"sh"> = { curl };
