import { auto } from "./auto.ts";
import { chatOnlyProviders } from "./chat-only.ts";
import { deepinfraChat } from "./deepinfra.ts";
import { featherlessAiChat } from "./featherless-ai.ts";
import { groqChat } from "./groq.ts";
import { hfInferenceChat } from "./hf-inference.ts";
import { novitaChat } from "./novita.ts";
import { nscaleChat } from "./nscale.ts";
import { ovhcloudChat } from "./ovhcloud.ts";
import type { ProviderTable } from "./provider.ts";
import { scalewayChat } from "./scaleway.ts";
import { togetherChat } from "./together.ts";
import { zaiOrgChat } from "./zai-org.ts";

/** Every provider that chats, with only its chat task: a program that only chats does not bundle the other tasks. */
export const chatProviders = {
    auto,
    "hf-inference": hfInferenceChat,
    ...chatOnlyProviders,
    deepinfra: deepinfraChat,
    "featherless-ai": featherlessAiChat,
    groq: groqChat,
    novita: novitaChat,
    nscale: nscaleChat,
    ovhcloud: ovhcloudChat,
    scaleway: scalewayChat,
    together: togetherChat,
    "zai-org": zaiOrgChat,
} as const satisfies ProviderTable;
