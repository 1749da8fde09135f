import { hubTokenVariable, routerUrl } from "./hub.ts";
import { openAiChat } from "./openai-api.ts";
import type { Provider } from "./provider.ts";

/**
 * Not a provider but a policy: the router chooses one. A model id may end in `:provider`, `:fastest` (the default),
 * `:cheapest` or `:preferred`.
 */
export const provider = {
    id: "auto",
    name: "Auto",
    baseUrl: routerUrl,
    routedBaseUrl: routerUrl,
    keyVariable: hubTokenVariable,
    scheme: "Bearer",
    tasks: { conversational: openAiChat() },
} as const satisfies Provider;

export { hubAccess as access } from "./hub.ts";
