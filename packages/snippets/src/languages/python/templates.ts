import type { LanguageTemplates } from "../../templates/template.ts";
import { falClient } from "./fal_client.ts";
import { huggingfaceHub } from "./huggingface_hub.ts";
import { openai } from "./openai.ts";
import { requests } from "./requests.ts";

export const templates: LanguageTemplates<"python"> = {
    huggingface_hub: huggingfaceHub,
    fal_client: falClient,
    openai,
    requests,
};
