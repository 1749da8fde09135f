import { chatProviders, providers } from "../generated/providers.ts";
import { finish } from "../request/finish.ts";
import { withMediaTypes } from "../request/media-type.ts";
import type { Dependencies } from "../request/prepared.ts";

/** All dependencies, for every task but chat: all providers, queues, and files as inputs and outputs. */
export const allDependencies: Dependencies = { providers, finish, withMediaTypes };

/** Chat needs only the providers that chat, without queues or files. */
export const chatDependencies: Dependencies = { providers: chatProviders };
