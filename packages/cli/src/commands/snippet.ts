import { chatApis } from "@callsheet/inference/providers";
import { policies } from "@callsheet/snippets/internal/write-asked";
import { jsonList, jsonObject, number, wholeNumber } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";

const options = [
    {
        name: "task",
        value: "task",
        description: "a pipeline tag, or conversational (default: from the catalogue or the Hub)",
    },
    {
        name: "provider",
        value: "provider",
        description: "the provider that serves the model (default: one from the catalogue or the Hub)",
    },
    {
        name: "provider-model",
        value: "id",
        description: "the provider's own id of the model (default: from the catalogue or the Hub)",
    },
    { name: "direct", description: "call the provider's own address, with its own key" },
    { name: "endpoint", value: "url", description: "call a server of your own instead of a provider" },
    { name: "keyless", formerName: "no-key", description: "your own server needs no key" },
    {
        name: "policy",
        value: "policy",
        description: `how the provider auto chooses: ${policies.join(", ")}, or a provider`,
    },
    { name: "language", value: "language", description: "js, python or sh" },
    { name: "client", value: "client", description: "the library that the code uses" },
    { name: "stream", description: "print the output as it arrives" },
    { name: "bill-to", value: "organisation", description: "the organisation of the Hub that pays" },
    {
        name: "max-tokens",
        value: "number",
        description: "the most tokens that the output may have",
        read: wholeNumber,
    },
    {
        name: "temperature",
        value: "number",
        description: "how freely the model chooses words",
        read: number,
    },
    {
        name: "top-p",
        value: "number",
        description: "the share of likely words to choose from",
        read: number,
    },
    {
        name: "inputs",
        value: "json",
        description: "the inputs: JSON, plain text, or - for standard input (default: an example)",
    },
    {
        name: "parameters",
        value: "json",
        description: "the parameters: a JSON object (default: the example's)",
        read: jsonObject,
    },
    { name: "api", value: "api", description: `for chats, OpenAI's API: ${chatApis.join(" or ")}` },
    {
        name: "tools",
        value: "json",
        description: "for chats, functions that the model may call: a JSON list",
        read: jsonList,
    },
    {
        name: "response-format",
        value: "json",
        description: "for chats, the format of the answer: a JSON object",
        read: jsonObject,
    },
    { name: "library", value: "name", description: "the library that the model is made for" },
    { name: "tags", value: "tags", description: "the model's tags on the Hub, separated by commas" },
    { name: "offline", description: "do not ask the Hub about models that the catalogue lacks" },
    {
        name: "json",
        description: "print JSON: { language, client, variant, content } for each snippet",
    },
] as const satisfies readonly CommandOption[];

/** The options of `callsheet snippet`. */
export type SnippetFlags = FlagsOf<typeof options>;

/** The options that describe a model, for every command that calls one. */
export type ModelFlags = Pick<
    SnippetFlags,
    "task" | "provider" | "providerModel" | "tags" | "library" | "endpoint" | "policy" | "direct" | "offline"
>;

/** `callsheet snippet MODEL`: the code that calls a model. */
export const snippet = {
    name: "snippet",
    description: "print the code that calls a model",
    argument: {
        usage: "<model>",
        description: "the model's id on the Hub, such as owner/name, or the address of its page",
    },
    options,
} as const satisfies Command;
