import { chatProviders, providers } from "../generated/providers.ts";
import { finish } from "../request/finish.ts";
import { withMediaTypes } from "../request/media-type.ts";
import type { Dependencies } from "../request/prepared.ts";
import { usualCompletion, usualEvents } from "../tasks/chat-answers.ts";

/** All dependencies, for every task but chat: all providers, queues, and files as inputs and outputs. */
export const allDependencies: Dependencies = {
    providers,
    finish,
    withMediaTypes,
    chatAnswers: { usualCompletion, usualEvents },
};

/** Chat needs only the providers that chat, without queues or files. */
export const chatDependencies: Dependencies = { providers: chatProviders, chatAnswers: { usualCompletion } };

/** Chat that streams also needs to read its events. */
export const chatStreamDependencies: Dependencies = {
    providers: chatProviders,
    chatAnswers: { usualCompletion, usualEvents },
};
