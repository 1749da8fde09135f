import type { LanguageTemplates } from "../../templates/template.ts";
import { callsheet } from "./callsheet.ts";
import { fetch } from "./fetch.ts";
import { huggingfaceJs } from "./huggingface.js.ts";
import { openai } from "./openai.ts";

export const templates: LanguageTemplates<"js"> = { callsheet, "huggingface.js": huggingfaceJs, openai, fetch };
