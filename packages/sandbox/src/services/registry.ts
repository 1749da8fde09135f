/** All services that the sandbox stands in for. */
import { cohere } from "./cohere.ts";
import { falAi } from "./fal-ai.ts";
import { hfInference } from "./hf-inference.ts";
import { novita } from "./novita.ts";
import { openAiCompatible } from "./openai-compatible.ts";
import { replicate } from "./replicate.ts";
import type { Service } from "./service.ts";
import { together } from "./together.ts";
import { wavespeed } from "./wavespeed.ts";
import { zaiOrg } from "./zai-org.ts";

export const services: readonly Service[] = [
    hfInference,
    ...openAiCompatible,
    cohere,
    falAi,
    novita,
    replicate,
    together,
    wavespeed,
    zaiOrg,
];
