/** Chat, apart from the other helpers: its programs carry what chat needs, and no more. */
import { chatProviders } from "../providers/chat.ts";
import { chatSchemas, conversationalSchemas } from "../tasks/conversational.ts";
import { helper, streamHelper } from "./helper.ts";
import type { ChatCompletionHelper, ChatCompletionStreamHelper } from "./types/conversational.ts";

/** Chat needs neither queues nor files, and only those who chat. */
const chatDependencies = { providers: chatProviders };

/** Answers in a conversation. */
export const chatCompletion: ChatCompletionHelper = helper(chatSchemas, chatDependencies);

/** Answers in a conversation, a piece at a time; the text is at `choices[0]?.delta.content`. */
export const chatCompletionStream: ChatCompletionStreamHelper = streamHelper(conversationalSchemas, chatDependencies);
