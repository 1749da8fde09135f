/** The templates of every client, imported statically. */
import type { ClientKey } from "../clients.ts";
import { callsheet } from "./js/callsheet.ts";
import { fetch } from "./js/fetch/index.ts";
import { huggingfaceJs } from "./js/huggingface.js.ts";
import { openai as openaiJs } from "./js/openai.ts";
import { falClient } from "./python/fal_client.ts";
import { huggingfaceHub } from "./python/huggingface_hub.ts";
import { openai as openaiPython } from "./python/openai.ts";
import { requests } from "./python/requests/index.ts";
import { curl } from "./sh/curl/index.ts";
import type { Templates } from "./template.ts";

export const templates: Readonly<Record<ClientKey, Templates>> = {
    "js/callsheet": callsheet,
    "js/huggingface.js": huggingfaceJs,
    "js/openai": openaiJs,
    "js/fetch": fetch,
    "python/huggingface_hub": huggingfaceHub,
    "python/fal_client": falClient,
    "python/openai": openaiPython,
    "python/requests": requests,
    "sh/curl": curl,
};
