/** Which clients there are, and their templates. */
import type { LanguageId } from "../languages/index.ts";
import { endingOf, type Variant } from "../variants.ts";
import { callsheet } from "./js/callsheet/index.ts";
import { fetch } from "./js/fetch/index.ts";
import { huggingfaceJs } from "./js/huggingface.js/index.ts";
import { openai as openaiJs } from "./js/openai/index.ts";
import { falClient } from "./python/fal_client/index.ts";
import { huggingfaceHub } from "./python/huggingface_hub/index.ts";
import { openai as openaiPython } from "./python/openai/index.ts";
import { requests } from "./python/requests/index.ts";
import { curl } from "./sh/curl/index.ts";
import type { Client, Template } from "./template.ts";

/** Every client that snippets are written for, in the order in which they are listed. */
export const clients: readonly Client[] = [
    callsheet,
    huggingfaceJs,
    openaiJs,
    fetch,
    huggingfaceHub,
    falClient,
    openaiPython,
    requests,
    curl,
];

/** Whether a client has a template for a variant. */
export const hasTemplate = (client: Client, variant: Variant): boolean => endingOf[variant] in client.templates;

/**
 * The template of a client for a variant.
 * @throws Error `Template not found: {language}/{client}/{variant}`
 */
export function templateOf(language: LanguageId, client: string, variant: string): Template {
    const found = clients.find((one) => one.language === language && one.id === client);
    const ending = isVariant(variant) ? endingOf[variant] : undefined;
    const template = ending && found?.templates[ending];
    if (template) return template;
    throw new Error(`Template not found: ${language}/${client}/${variant}`);
}

const isVariant = (variant: string): variant is Variant => Object.hasOwn(endingOf, variant);
