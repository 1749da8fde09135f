import type { TypedOptions } from "@callsheet/snippets/call-options";
import { jsonList, jsonObject, number, wholeNumber } from "../values.ts";
import type { Command, CommandOption, FlagsOf } from "./command.ts";
import { callFlags, modelArgument } from "./shared-options.ts";

const ownOptions = [
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
export type SnippetFlags = TypedOptions<"snippet"> & FlagsOf<typeof ownOptions>;

/** The options that describe a model, for every command that calls one. */
export type ModelFlags = Pick<
    SnippetFlags,
    | "task"
    | "provider"
    | "providerModel"
    | "tags"
    | "library"
    | "endpoint"
    | "policy"
    | "direct"
    | "parameters"
    | "offline"
>;

/** `callsheet snippet MODEL`: the code that calls a model. */
export const snippet = {
    name: "snippet",
    description: "print the code that calls a model",
    argument: modelArgument,
    options: [...callFlags("snippet"), ...ownOptions],
} as const satisfies Command;
