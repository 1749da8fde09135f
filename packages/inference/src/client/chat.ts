/** The chat helpers, apart from the others: a program that only chats bundles only what chat needs. */
import { chatProviders } from "../providers/chat.ts";
import { chatSchemas, conversationalSchemas } from "../tasks/conversational.ts";
import { helper, streamHelper } from "./helper.ts";
import type { ChatCompletionHelper, ChatCompletionStreamHelper } from "./types/conversational.ts";

/** Chat needs only the providers that chat, without queues or files. */
const chatDependencies = { providers: chatProviders };

/** Answers in a conversation. */
export const chatCompletion: ChatCompletionHelper = helper(chatSchemas, chatDependencies);

/** Answers in a conversation, a piece at a time; the text is at `choices[0]?.delta.content`. */
export const chatCompletionStream: ChatCompletionStreamHelper = streamHelper(conversationalSchemas, chatDependencies);
